import type { PaqueteAbierto } from './fuente-de-paquete.ts'
import { EXTENSION } from './fuente-de-paquete.ts'
import { openSuelto } from './open-paquete.ts'
import { openPaqueteZip } from './open-paquete-zip.ts'

/**
 * Opens the files of a zip, or a single file, with their own names and headings. The saved mappings to the data package
 * are not applied.
 *
 * @param archivo uploaded name of the file, which may differ from the name in `path`
 */
export const openFuentes = (path: string, archivo: string): Promise<PaqueteAbierto> =>
  EXTENSION.test(archivo) ? openSuelto(path, archivo) : openPaqueteZip(path)
