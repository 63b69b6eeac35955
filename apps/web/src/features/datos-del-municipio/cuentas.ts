import type { CargaDePaquete } from './paquetes-api.ts'

export const CAMBIOS = ['nuevos', 'cambiados', 'bajas'] as const

/** Rows of all its files. */
export const countFilas = ({ archivos }: CargaDePaquete, de: (typeof CAMBIOS)[number]): number =>
  archivos.reduce((suma, archivo) => suma + archivo[de], 0)

/** Whether it says anything that was not loaded before. */
export const isCambio = (carga: CargaDePaquete): boolean =>
  CAMBIOS.some((de) => countFilas(carga, de) > 0)
