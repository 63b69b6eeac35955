import { basename } from 'node:path'
import { dropInvisibles, interpolar, MAXIMO_DE_TITULO_FIRMADO, textos } from '@apremia/core'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { AppError } from '../platform/http/app-error.ts'

const MIB = 1024 * 1024

/** Limits of a zip of signed titles. They are about twice the size of the largest batch. */
const LIMITES = {
  entradas: 50_000,
  desempaquetado: 4_096 * MIB,
  /**
   * Maximum number of unpacked bytes for each packed byte. A PDF is already compressed and stays far below this limit,
   * unlike a zip bomb.
   */
  proporcion: 200,
}

const LARGO_DE_NOMBRE = 255

const { zip: t } = textos.firmaDeTitulos

const refuse = (codigo: keyof typeof t, archivo: string): AppError =>
  new AppError(
    422,
    `zip-${codigo}`,
    interpolar(t[codigo], { archivo, n: LIMITES.entradas.toLocaleString('es-AR') }),
  )

export interface EntradaDeZip {
  readonly archivo: string
  /**
   * Reads one file of the zip. Returns undefined when the file is damaged, or does not have the number of bytes that
   * the zip declares.
   */
  readonly read: () => Promise<Buffer | undefined>
  readonly grande: boolean
}

export interface ZipDeFirmados {
  readonly entradas: readonly EntradaDeZip[]
  readonly close: () => void
}

/**
 * Tells whether an entry of a zip is a folder, or a file that the operating system added. The person did not choose
 * these entries.
 */
const isSobra = ({ fileName }: Entry): boolean =>
  fileName.endsWith('/') ||
  fileName.startsWith('__MACOSX/') ||
  basename(fileName).startsWith('.') ||
  /^(thumbs\.db|desktop\.ini)$/i.test(basename(fileName))

const readEntry = async (zip: ZipFile, entry: Entry): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = []
  try {
    // yauzl, the zip reader, throws an error when an unpacked file is longer or shorter than the zip declares.
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
  } catch {
    return undefined
  }
  return Buffer.concat(chunks)
}

const listEntries = async (zip: ZipFile, archivo: string): Promise<Entry[]> => {
  if (zip.entryCount > LIMITES.entradas) throw refuse('entradas', archivo)
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry)
  } catch {
    throw refuse('danado', archivo)
  }
  let desempaquetado = 0
  for (const entry of entries) {
    if (entry.isEncrypted()) throw refuse('cifrado', archivo)
    const proporcion = entry.uncompressedSize / Math.max(1, entry.compressedSize)
    desempaquetado += entry.uncompressedSize
    const esBomba = entry.uncompressedSize > MIB && proporcion > LIMITES.proporcion
    if (esBomba || desempaquetado > LIMITES.desempaquetado) throw refuse('bomba', archivo)
  }
  const propias = entries.filter((entry) => !isSobra(entry))
  if (propias.length === 0) throw refuse('vacio', archivo)
  return propias
}

/**
 * Opens a zip of signed titles. Only one entry at a time is read into memory. The person sees the names of the entries,
 * but no name is ever used in a path of the disk.
 *
 * @throws AppError 422 when the whole zip is refused
 */
export const openZipDeFirmados = async (path: string, archivo: string): Promise<ZipDeFirmados> => {
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw refuse('danado', archivo)
  })
  try {
    const entradas = (await listEntries(zip, archivo)).map((entry) => ({
      archivo: dropInvisibles(entry.fileName).normalize('NFC').slice(-LARGO_DE_NOMBRE) || '?',
      grande: entry.uncompressedSize > MAXIMO_DE_TITULO_FIRMADO,
      read: () => readEntry(zip, entry),
    }))
    return { entradas, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}
