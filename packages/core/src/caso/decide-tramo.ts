import { addDays, daysBetween, type Fecha } from '../fecha/fecha.ts'
import { LIMITES_DE_CASO } from './limites.ts'

/** The last day of each stretch, counted back from today: those of the rules of a case, a month and a year. */
const HASTA = {
  mes: 30,
  limite: LIMITES_DE_CASO.limite,
  ventana: LIMITES_DE_CASO.ventana,
  anio: 365,
} as const

/** Stretches of time without a movement. */
export const TRAMOS = ['mes', 'limite', 'ventana', 'anio', 'mas', 'sinFecha'] as const
export type Tramo = (typeof TRAMOS)[number]

const CON_LIMITE = ['mes', 'limite', 'ventana', 'anio'] as const

/** The first day of a stretch and the last one; null where it has no end. */
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
 * Returns the age range of a case by the day of its last movement (M4). The ranges end at 30 days, at 90 (the limit of
 * a case), at 120 (the days that a list shows, S2 §9), at a year, and beyond. `sinFecha` when nothing moved the case.
 */
export const decideTramo = (ultima: Fecha | null, hoy: Fecha): Tramo => {
  if (ultima === null) return 'sinFecha'
  const dias = daysBetween(ultima, hoy)
  return CON_LIMITE.find((tramo) => dias <= HASTA[tramo]) ?? 'mas'
}
