import { type Fecha, fecha, parseFecha } from '../fecha/fecha.ts'
import { DESDE_SIEMPRE } from '../parametro/filas-iniciales.ts'

const HASTA = fecha('2200-12-31')

/**
 * Tells whether an agreement or a simulated payment plan may be signed on a day. On earlier days, parameters have no
 * values. On later days, the due dates of the instalments would be too far in the future.
 */
export const esDiaDeFirma = (dia: Fecha): boolean => dia >= DESDE_SIEMPRE && dia <= HASTA

/** Parses the day of signing that a person types. Returns today while the text is not a valid day of signing. */
export const readDiaDeFirma = (tecleado: string, hoy: Fecha): Fecha => {
  const dia = parseFecha(tecleado.trim())
  return dia !== undefined && esDiaDeFirma(dia) ? dia : hoy
}
