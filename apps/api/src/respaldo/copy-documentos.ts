import { createReadStream } from 'node:fs'
import { link, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fallaOf, hashFile, mapSome } from '../documentos/archivos.ts'
import { type ArchivoDeCopia, type DestinoDeCopia, writeArchivo } from './archivo-de-copia.ts'
import type { DocumentoRegistrado } from './hechos-de-base.ts'
import type { Informe } from './instantanea.ts'

export const caminoDe = (sha256: string): string => `documentos/${sha256.slice(0, 2)}/${sha256}`

/**
 * Puts a document in the copy as a link to the same document of an earlier copy, which takes no room. The bytes are read
 * and compared with their hash, so that a damaged copy does not pass its damage on.
 */
const linkDocumento = async (
  copia: string,
  anterior: string,
  { sha256, tamano }: DocumentoRegistrado,
): Promise<ArchivoDeCopia | undefined> => {
  const camino = caminoDe(sha256)
  const path = join(copia, camino)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await link(join(anterior, camino), path)
    if ((await hashFile(path)) === sha256) return { camino, tamano, sha256 }
  } catch {
    // The earlier copy lacks the document, or the disk has no links: the document is copied.
  }
  await rm(path, { force: true })
  return undefined
}

const copyDocumento = async (
  dataDir: string,
  destino: DestinoDeCopia,
  sha256: string,
): Promise<ArchivoDeCopia | undefined> => {
  const camino = caminoDe(sha256)
  const origen = createReadStream(join(dataDir, camino), { highWaterMark: 1 << 18 })
  let falla: unknown
  origen.once('error', (error) => {
    falla = error
  })
  try {
    const { contenido, ...archivo } = await writeArchivo(destino, camino, origen)
    if (contenido === sha256) return archivo
  } catch (error) {
    // A document that cannot be read is told and left out. A copy that cannot be written ends.
    if (falla === undefined || error !== falla) throw error
    fallaOf(error)
  }
  await rm(join(destino.copia, camino), { force: true })
  return undefined
}

/**
 * Copies the documents that the snapshot registers.
 *
 * @param anterior folder of an earlier copy of the same kind, undefined when there is none
 * @returns the copied files, and the documents that the store lacks or has damaged
 */
export const copyDocumentos = async (
  { dataDir, informe }: { readonly dataDir: string; readonly informe: Informe },
  destino: DestinoDeCopia,
  documentos: readonly DocumentoRegistrado[],
  anterior: string | undefined,
): Promise<{
  readonly archivos: readonly ArchivoDeCopia[]
  readonly faltan: readonly string[]
}> => {
  let hecho = 0
  const copiados = await mapSome(documentos, async (documento) => {
    destino.signal.throwIfAborted()
    const archivo =
      (anterior && (await linkDocumento(destino.copia, anterior, documento))) ||
      (await copyDocumento(dataDir, destino, documento.sha256))
    hecho += 1
    informe.avance(hecho, documentos.length)
    return { archivo, sha256: documento.sha256 }
  })
  return {
    archivos: copiados.flatMap(({ archivo }) => (archivo ? [archivo] : [])),
    faltan: copiados.flatMap(({ archivo, sha256 }) => (archivo ? [] : [sha256])),
  }
}
