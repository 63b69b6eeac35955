import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  EXTENSION,
  type FuenteDePaquete,
  nombreDeArchivoDePaquete,
  type PaqueteAbierto,
} from './fuente-de-paquete.ts'
import { openPaqueteZip } from './open-paquete-zip.ts'
import { PaqueteError } from './paquete-error.ts'

const openCarpeta = async (carpeta: string): Promise<PaqueteAbierto> => {
  const entradas = await readdir(carpeta, { withFileTypes: true })
  const archivos = entradas
    .filter((entrada) => entrada.isFile() && EXTENSION.test(entrada.name))
    .map(({ name }) => name)
    .sort()
  const fuentes = await Promise.all(
    archivos.map(async (archivo): Promise<FuenteDePaquete> => {
      const path = join(carpeta, archivo)
      const { size } = await stat(path)
      return {
        nombre: nombreDeArchivoDePaquete(archivo),
        archivo,
        tamano: size,
        open: async () => createReadStream(path),
      }
    }),
  )
  return { fuentes, close: () => undefined }
}

/**
 * Opens the package in a folder or a zip. Rejects with a PaqueteError when there is no file of a package in the path;
 * the files are read later, one at a time.
 */
export const openPaquete = async (path: string): Promise<PaqueteAbierto> => {
  const info = await stat(path)
  const paquete = info.isDirectory() ? await openCarpeta(path) : await openPaqueteZip(path)
  if (paquete.fuentes.length > 0) return paquete
  paquete.close()
  throw new PaqueteError('sin-archivos')
}
