import { basename, posix } from 'node:path'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { isEquivalencias } from './equivalencias-de-paquete.ts'
import {
  type AdjuntoDePaquete,
  type EquivalenciasSinLeer,
  EXTENSION,
  EXTENSION_DE_ADJUNTO,
  type FuenteDePaquete,
  listAdjuntos,
  nombreDeArchivoDePaquete,
  type PaqueteAbierto,
} from './fuente-de-paquete.ts'
import { PaqueteError } from './paquete-error.ts'

const MIB = 1024 * 1024

/** Limits of a zip, about twice the needs of a municipality with a million properties and businesses. */
const LIMITES = {
  entradas: 200_000,
  desempaquetado: 4_096 * MIB,
  /**
   * Maximum number of unpacked bytes for each packed byte. A register with many repeated texts stays below this ratio,
   * and a zip bomb does not.
   */
  proporcion: 200,
}

const openZipFile = async (path: string): Promise<ZipFile> => {
  try {
    return await openPromise(path, { autoClose: false })
  } catch {
    throw new PaqueteError('zip-danado')
  }
}

const checkEntry = (entry: Entry): void => {
  if (entry.isEncrypted()) throw new PaqueteError('cifrado', entry.fileName)
  const proporcion = entry.uncompressedSize / Math.max(1, entry.compressedSize)
  if (entry.uncompressedSize > MIB && proporcion > LIMITES.proporcion)
    throw new PaqueteError('bomba', entry.fileName)
}

/** Opens a file of the zip. An error in the middle of the file, as in an incomplete zip, becomes a PaqueteError. */
const openEntry = async (zip: ZipFile, entry: Entry): Promise<Readable> => {
  try {
    const unpacked = await zip.openReadStreamPromise(entry)
    const out = new PassThrough()
    pipeline(unpacked, out, (cause) => {
      if (cause) out.destroy(new PaqueteError('zip-cortado', entry.fileName))
    })
    return out
  } catch {
    throw new PaqueteError('zip-cortado', entry.fileName)
  }
}

const listEntries = async (zip: ZipFile): Promise<Entry[]> => {
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry)
  } catch {
    throw new PaqueteError('zip-danado')
  }
  return entries
}

/**
 * Removes the folder `carpeta` from the paths of the PDF and Word documents of a zip. The rows of the data files give
 * the paths relative to that folder.
 */
const fromCarpeta = (adjuntos: readonly AdjuntoDePaquete[], carpeta: string) =>
  listAdjuntos(
    adjuntos.map((uno) =>
      uno.ruta.startsWith(`${carpeta}/`)
        ? { ...uno, ruta: uno.ruta.slice(carpeta.length + 1) }
        : uno,
    ),
  )

export const openPaqueteZip = async (path: string): Promise<PaqueteAbierto> => {
  const zip = await openZipFile(path)
  try {
    if (zip.entryCount > LIMITES.entradas) throw new PaqueteError('entradas', zip.entryCount)
    const fuentes: FuenteDePaquete[] = []
    const adjuntos: AdjuntoDePaquete[] = []
    let equivalencias: EquivalenciasSinLeer | undefined
    let carpeta = '.'
    let desempaquetado = 0
    for (const entry of await listEntries(zip)) {
      const archivo = basename(entry.fileName)
      const esFuente = EXTENSION.test(archivo)
      const esOtro = EXTENSION_DE_ADJUNTO.test(archivo) || isEquivalencias(archivo)
      if (entry.fileName.endsWith('/') || !(esFuente || esOtro)) continue
      checkEntry(entry)
      desempaquetado += entry.uncompressedSize
      if (desempaquetado > LIMITES.desempaquetado) throw new PaqueteError('grande')
      const leible = { tamano: entry.uncompressedSize, open: () => openEntry(zip, entry) }
      if (isEquivalencias(archivo)) {
        equivalencias = leible
        continue
      }
      if (!esFuente) {
        adjuntos.push({ ruta: entry.fileName.normalize('NFC'), ...leible })
        continue
      }
      if (fuentes.length === 0) carpeta = posix.dirname(entry.fileName)
      fuentes.push({ nombre: nombreDeArchivoDePaquete(archivo), archivo, ...leible })
    }
    return {
      ...{ fuentes, equivalencias },
      adjuntos: fromCarpeta(adjuntos, carpeta.normalize('NFC')),
      close: () => zip.close(),
    }
  } catch (cause) {
    zip.close()
    throw cause
  }
}
