import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'

/**
 * Unpacks the files of a zip made by Apremia into a folder. Throws when a file name would be outside the folder.
 *
 * @returns the paths of the files inside the folder
 */
export const unpackZip = async (
  zip: string,
  carpeta: string,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  await mkdir(carpeta, { recursive: true })
  const abierto = await openPromise(zip)
  const archivos: string[] = []
  try {
    for await (const entrada of abierto.eachEntry()) {
      if (entrada.fileName.endsWith('/')) continue
      const path = join(carpeta, entrada.fileName)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(
        await abierto.openReadStreamPromise(entrada),
        createWriteStream(path, { mode: 0o600 }),
        { signal },
      )
      archivos.push(entrada.fileName)
    }
    return archivos
  } finally {
    abierto.close()
  }
}
