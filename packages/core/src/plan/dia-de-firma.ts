import { type Fecha, fecha } from '../fecha/fecha.ts'
import { DESDE_SIEMPRE } from '../parametro/filas-iniciales.ts'

const HASTA = fecha('2200-12-31')

/** A day something may be signed, or simulated for: with parameters in force, and days after it to pay. */
export const esDiaDeFirma = (dia: Fecha): boolean => dia >= DESDE_SIEMPRE && dia <= HASTA
