import type { PaqueteAbierto } from './fuente-de-paquete.ts'
import { EXTENSION } from './fuente-de-paquete.ts'
import { openSuelto } from './open-paquete.ts'
import { openPaqueteZip } from './open-paquete-zip.ts'

/**
 * Opens the files of a zip, or one file alone, without applying any equivalences.
 *
 * @param archivo its name for people, when the path has another one
 */
export const openFuentes = (path: string, archivo: string): Promise<PaqueteAbierto> =>
  EXTENSION.test(archivo) ? openSuelto(path, archivo) : openPaqueteZip(path)
