import { interpolar, PLANTILLA_MAXIMA, textos } from '@apremia/core'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

const t = textos.escritosJudiciales.archivo

/** Maximum number of bytes of all the unpacked parts of a template. */
const DESEMPAQUETADO_MAXIMO = 30 * 1024 * 1024
const PARTES_MAXIMAS = 300

/** Unpacked parts of a Word document, by name of the part. */
export type PartesDeDocx = ReadonlyMap<string, Buffer>

/** Reason why a file cannot be a template. The message is for the person who uploads the file. */
export class PlantillaError extends Error {}

const readPart = async (zip: ZipFile, entry: Entry, quedan: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += (chunk as Buffer).length
    if (size > quedan) throw new PlantillaError(t.desempaquetado)
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

const readParts = async (zip: ZipFile): Promise<PartesDeDocx> => {
  const partes = new Map<string, Buffer>()
  const vistas = new Set<string>()
  let quedan = DESEMPAQUETADO_MAXIMO
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry
    if (fileName.endsWith('/')) continue
    if (entry.isEncrypted()) throw new PlantillaError(t.noEsDocx)
    if (vistas.size >= PARTES_MAXIMAS || entry.uncompressedSize > quedan)
      throw new PlantillaError(t.desempaquetado)
    // Part names ignore case (ECMA-376-2 §9.1.1), so two names that differ only in case are the same part.
    const clave = fileName.toLowerCase()
    if (vistas.has(clave)) throw new PlantillaError(interpolar(t.parte, { parte: fileName }))
    vistas.add(clave)
    const bytes = await readPart(zip, entry, quedan)
    quedan -= bytes.length
    partes.set(fileName, bytes)
  }
  return partes
}

/**
 * Unpacks a Word document. The unpacked bytes are counted, because the declared sizes may be false.
 *
 * @throws PlantillaError when the file is not a Word document, or is too large
 */
export const unzipDocx = async (bytes: Uint8Array): Promise<PartesDeDocx> => {
  if (bytes.length > PLANTILLA_MAXIMA)
    throw new PlantillaError(interpolar(t.grande, { mb: PLANTILLA_MAXIMA / 1024 / 1024 }))
  try {
    const partes = await readParts(
      await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    )
    if (!partes.has('[Content_Types].xml') || !partes.has('_rels/.rels'))
      throw new PlantillaError(t.noEsDocx)
    return partes
  } catch (error) {
    if (error instanceof PlantillaError) throw error
    throw new PlantillaError(t.noEsDocx)
  }
}
