import { type Fecha, fecha, parseFecha } from '../fecha/fecha.ts'
import { DESDE_SIEMPRE } from '../parametro/filas-iniciales.ts'

const HASTA = fecha('2200-12-31')

/**
 * Tells whether an agreement may be signed, or a plan simulated, on a day. The day must be in a fixed range. The range
 * begins on the first day on which parameters have values, and its end leaves enough years for the due dates of the
 * instalments.
 */
export const esDiaDeFirma = (dia: Fecha): boolean => dia >= DESDE_SIEMPRE && dia <= HASTA

/** Parses the typed day of signing. Returns today while the text is not a valid day of signing. */
export const readDiaDeFirma = (tecleado: string, hoy: Fecha): Fecha => {
  const dia = parseFecha(tecleado.trim())
  return dia !== undefined && esDiaDeFirma(dia) ? dia : hoy
}
