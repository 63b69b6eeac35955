import { type Fecha, fecha, parseFecha } from '../fecha/fecha.ts'
import { DESDE_SIEMPRE } from '../parametro/filas-iniciales.ts'

const HASTA = fecha('2200-12-31')

/** A day something may be signed, or simulated for: with parameters in force, and days after it to pay. */
export const esDiaDeFirma = (dia: Fecha): boolean => dia >= DESDE_SIEMPRE && dia <= HASTA

/** Day of the signing as typed, or today while it is no day that something may be signed on. */
export const readDiaDeFirma = (tecleado: string, hoy: Fecha): Fecha => {
  const dia = parseFecha(tecleado.trim())
  return dia !== undefined && esDiaDeFirma(dia) ? dia : hoy
}
