import { type Fecha, fecha, parseFecha } from '../fecha/fecha.ts'
import { DESDE_SIEMPRE } from '../parametro/filas-iniciales.ts'

const HASTA = fecha('2200-12-31')

/**
 * Tells whether a document may be signed, or simulated, on a day. The day needs parameters in force, and enough
 * calendar after it for the payments.
 */
export const esDiaDeFirma = (dia: Fecha): boolean => dia >= DESDE_SIEMPRE && dia <= HASTA

/** Parses the typed day of signing. Returns today while the text is not a valid day of signing. */
export const readDiaDeFirma = (tecleado: string, hoy: Fecha): Fecha => {
  const dia = parseFecha(tecleado.trim())
  return dia !== undefined && esDiaDeFirma(dia) ? dia : hoy
}
