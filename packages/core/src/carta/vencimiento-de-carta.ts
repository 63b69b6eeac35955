import { decimoDelMes } from '../fecha/decimo-del-mes.ts'
import { addDays, type Fecha, formatFecha, partsOfFecha } from '../fecha/fecha.ts'
import { addDiasHabiles, feriadoNacional } from '../fecha/feriado-nacional.ts'
import { cartas } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Calendar and working days that the letter gives, as its text says (D66). */
export const DIAS_DE_INTIMACION = 5

/** Due dates that a letter may carry: the date of the rule, or next month's when the person chose so (D65). */
export const MESES_DE_VENCIMIENTO = ['actual', 'siguiente'] as const
export type MesDeVencimiento = (typeof MESES_DE_VENCIMIENTO)[number]

export interface VencimientoDeCarta {
  readonly fecha: Fecha
  /** Reasons why another date may be better. Empty when the date serves. */
  readonly avisos: readonly string[]
}

const mirar = (fecha: Fecha, hoy: Fecha): VencimientoDeCarta => {
  const avisos: string[] = []
  const datos = { fecha: formatFecha(fecha) }
  if (fecha < hoy) avisos.push(interpolar(cartas.vencimiento.pasado, datos))
  else if (fecha < addDays(hoy, DIAS_DE_INTIMACION))
    avisos.push(interpolar(cartas.vencimiento.cerca, datos))
  const feriado = feriadoNacional(fecha)
  if (feriado !== null) avisos.push(interpolar(cartas.vencimiento.feriado, { ...datos, feriado }))
  return { fecha, avisos }
}

/**
 * Returns the last day on which the amount of a letter made today holds (S2 §9; D65): the 10th of this month, or the
 * 12th when the 10th falls on a weekend. A date that is past, near or a holiday is returned with a warning. The date of
 * the next month is offered beside it, and the person chooses.
 */
export const vencimientoDeCarta = (
  hoy: Fecha,
): { readonly actual: VencimientoDeCarta; readonly siguiente: VencimientoDeCarta | null } => {
  const { year, month } = partsOfFecha(hoy)
  const actual = mirar(decimoDelMes(year, month), hoy)
  const siguiente = actual.avisos.length === 0 ? null : mirar(decimoDelMes(year, month + 1), hoy)
  return { actual, siguiente }
}

/** The last day of the letter's term: the later of five calendar and five working days from its receipt (D66). */
export const finDeIntimacion = (recibida: Fecha): Fecha => {
  const corridos = addDays(recibida, DIAS_DE_INTIMACION)
  const habiles = addDiasHabiles(recibida, DIAS_DE_INTIMACION)
  return corridos > habiles ? corridos : habiles
}
