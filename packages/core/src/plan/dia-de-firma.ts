import { type Fecha, fecha, parseFecha } from '../fecha/fecha.ts'
import { DESDE_SIEMPRE } from '../parametro/filas-iniciales.ts'

const HASTA = fecha('2200-12-31')

/**
 * Tells whether a day may be the day of signing of an agreement, or of a simulated payment plan. The range of accepted
 * days begins on the first day on which parameters have values. It ends early enough for the due dates of the
 * instalments.
 */
export const esDiaDeFirma = (dia: Fecha): boolean => dia >= DESDE_SIEMPRE && dia <= HASTA

/** Parses the day of signing that a person types. Returns today while the text is not a valid day of signing. */
export const readDiaDeFirma = (tecleado: string, hoy: Fecha): Fecha => {
  const dia = parseFecha(tecleado.trim())
  return dia !== undefined && esDiaDeFirma(dia) ? dia : hoy
}
