import { addDays, daysBetween, type Fecha } from '../fecha/fecha.ts'
import { LIMITES_DE_CASO } from './limites.ts'

/** Last day of each age range of cases, as a number of days since the last movement of the case. */
const HASTA = {
  mes: 30,
  limite: LIMITES_DE_CASO.limite,
  ventana: LIMITES_DE_CASO.ventana,
  anio: 365,
} as const

export const TRAMOS = ['mes', 'limite', 'ventana', 'anio', 'mas', 'sinFecha'] as const
export type Tramo = (typeof TRAMOS)[number]

const CON_LIMITE = ['mes', 'limite', 'ventana', 'anio'] as const

/**
 * Returns the first and the last day of an age range. A case is in the range when its last movement is between these
 * days, both included. Null means no limit.
 */
export const limitesDeTramo = (
  tramo: Exclude<Tramo, 'sinFecha'>,
  hoy: Fecha,
): { readonly desde: Fecha | null; readonly hasta: Fecha | null } => {
  const n = TRAMOS.indexOf(tramo)
  const anterior = CON_LIMITE[n - 1]
  return {
    desde: tramo === 'mas' ? null : addDays(hoy, -HASTA[tramo]),
    hasta: anterior === undefined ? null : addDays(hoy, -HASTA[anterior] - 1),
  }
}

/**
 * Returns the age range of a case, by the days since its last movement (M4). The ranges end at 30 days, 90 days (limit
 * date), 120 days (default of a list, S2 §9) and one year. 'sinFecha' means no movement.
 */
export const decideTramo = (ultima: Fecha | null, hoy: Fecha): Tramo => {
  if (ultima === null) return 'sinFecha'
  const dias = daysBetween(ultima, hoy)
  return CON_LIMITE.find((tramo) => dias <= HASTA[tramo]) ?? 'mas'
}
