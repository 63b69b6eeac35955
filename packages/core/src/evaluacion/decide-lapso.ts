import type { Decision, Motivo } from '../decision/decision.ts'
import { type Fecha, fechaDe, partsOfFecha } from '../fecha/fecha.ts'
import { evaluaciones } from '../texto/evaluaciones.ts'

export interface LapsoDeEvaluacion {
  readonly desde: Fecha
  readonly hasta: Fecha
}

/**
 * Checks the first and the last day of the range in which a lawyer is evaluated. Both days are required (S2 §5) and
 * included. The last day must not be after today (D81).
 */
export const decideLapsoDeEvaluacion = (
  desde: Fecha | null,
  hasta: Fecha | null,
  hoy: Fecha,
): Decision<LapsoDeEvaluacion> => {
  const motivos: Motivo[] = []
  const refuse = (campo: 'desde' | 'hasta', mensaje: string) =>
    motivos.push({ codigo: 'evaluacion.lapso', campo, mensaje })
  const { lapso } = evaluaciones
  if (desde === null) refuse('desde', lapso.sinDesde)
  if (hasta === null) refuse('hasta', lapso.sinHasta)
  if (desde !== null && hasta !== null && desde > hasta) refuse('hasta', lapso.alReves)
  if (hasta !== null && hasta > hoy) refuse('hasta', lapso.futuro)
  const porque = {
    regla: 'evaluacion/lapso',
    fuente: 'S2 §5; D81',
    entradas: { desde, hasta, hoy },
    valor: motivos.length === 0,
  }
  if (desde === null || hasta === null || motivos.length > 0) return { ok: false, motivos, porque }
  return { ok: true, valor: { desde, hasta }, porque }
}

/**
 * Returns the first day of the quarter that contains `dia`. By default, an evaluation begins on the first day of the
 * quarter.
 */
export const inicioDeTrimestre = (dia: Fecha): Fecha => {
  const { year, month } = partsOfFecha(dia)
  return fechaDe(year, month - ((month - 1) % 3), 1) ?? dia
}
