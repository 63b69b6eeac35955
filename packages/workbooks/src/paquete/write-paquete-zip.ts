import type { Writable } from 'node:stream'
import { createPaqueteZip } from './create-paquete-zip.ts'
import { ARCHIVO_DE_EQUIVALENCIAS } from './equivalencias-de-paquete.ts'
import type { PaqueteAbierto } from './fuente-de-paquete.ts'

type PaquetePorEscribir = Omit<PaqueteAbierto, 'adjuntos'> &
  Partial<Pick<PaqueteAbierto, 'adjuntos'>>

export const writePaqueteZip = async (
  out: Writable,
  { fuentes, adjuntos = new Map(), equivalencias }: PaquetePorEscribir,
  signal?: AbortSignal,
): Promise<void> => {
  const zip = createPaqueteZip(out, signal)
  try {
    // A workbook with several package files is in `fuentes` once for each of them. The map has each file name once, so
    // that the zip has the workbook only once.
    const archivos = new Map(fuentes.map(({ archivo, open }) => [archivo, open]))
    for (const [archivo, open] of archivos) await zip.add(archivo, open)
    if (equivalencias) await zip.add(ARCHIVO_DE_EQUIVALENCIAS, equivalencias.open)
    for (const { ruta, open } of adjuntos.values()) await zip.addAdjunto(ruta, open)
    await zip.close()
  } catch (cause) {
    await zip.abort(cause)
    throw cause
  }
}
