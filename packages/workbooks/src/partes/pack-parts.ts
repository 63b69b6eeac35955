import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Entry, openPromise } from 'yauzl'
import { createPaqueteZip } from '../paquete/create-paquete-zip.ts'

export interface FuenteDeZip {
  readonly nombre: string
  readonly bytes: number
  readonly open: () => Promise<Readable>
}

/** Returns the number of bytes that a file takes in a zip: its content, two headers, and its name twice. */
const bytesOf = ({ nombre, bytes }: FuenteDeZip): number =>
  bytes + 200 + 2 * Buffer.byteLength(nombre)

const groupPorTamano = (fuentes: readonly FuenteDeZip[], maximo: number): FuenteDeZip[][] => {
  const grupos: FuenteDeZip[][] = []
  let lleno = Number.POSITIVE_INFINITY
  for (const fuente of fuentes) {
    lleno += bytesOf(fuente)
    const grupo = grupos.at(-1)
    if (grupo !== undefined && lleno <= maximo) grupo.push(fuente)
    else {
      grupos.push([fuente])
      lleno = bytesOf(fuente)
    }
  }
  return grupos
}

/**
 * Writes files into zips of at most `maximo` bytes, without compression. A larger file gets a zip of its own. Each zip
 * is deleted when the caller asks for the next zip.
 *
 * @param carpeta folder for the zips
 */
export async function* packParts(
  fuentes: readonly FuenteDeZip[],
  carpeta: string,
  maximo: number,
  signal: AbortSignal,
): AsyncGenerator<{ readonly path: string; readonly parte: number; readonly partes: number }> {
  const grupos = groupPorTamano(fuentes, maximo)
  for (const [i, grupo] of grupos.entries()) {
    const path = join(carpeta, `parte-${i + 1}.zip`)
    const zip = createPaqueteZip(createWriteStream(path, { mode: 0o600 }), signal)
    try {
      for (const { nombre, open } of grupo) await zip.addAdjunto(nombre, open)
      await zip.close()
      yield { path, parte: i + 1, partes: grupos.length }
    } catch (cause) {
      await zip.abort(cause)
      throw cause
    } finally {
      await rm(path, { force: true })
    }
  }
}

/** Opens a zip to copy its files to other zips. Throws when the file is damaged or is not a zip. */
export const openZipParaPartes = async (
  zip: string,
): Promise<{ readonly fuentes: readonly FuenteDeZip[]; readonly close: () => void }> => {
  const abierto = await openPromise(zip, { autoClose: false })
  try {
    const entradas: Entry[] = []
    for await (const entrada of abierto.eachEntry())
      if (!entrada.fileName.endsWith('/')) entradas.push(entrada)
    return {
      fuentes: entradas.map((entrada) => ({
        nombre: entrada.fileName,
        bytes: entrada.uncompressedSize,
        open: () => abierto.openReadStreamPromise(entrada),
      })),
      close: () => abierto.close(),
    }
  } catch (error) {
    abierto.close()
    throw error
  }
}
