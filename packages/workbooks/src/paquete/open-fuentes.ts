import type { PaqueteAbierto } from './fuente-de-paquete.ts'
import { EXTENSION } from './fuente-de-paquete.ts'
import { openSuelto } from './open-paquete.ts'
import { openPaqueteZip } from './open-paquete-zip.ts'

/**
 * Opens the files of a zip, or one by itself, as they are: whatever is called in them is not applied.
 *
 * @param archivo its name for people, where the one of the path is not it
 */
export const openFuentes = (path: string, archivo: string): Promise<PaqueteAbierto> =>
  EXTENSION.test(archivo) ? openSuelto(path, archivo) : openPaqueteZip(path)
