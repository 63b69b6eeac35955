import {
  addDiasHabiles,
  type CalendarioHabil,
  EN_EL_MUNICIPIO,
  findDescanso,
} from '../dia-inhabil/calendario-habil.ts'
import { describeCalendario } from '../dia-inhabil/describe-calendario.ts'
import { decimoDelMes } from '../fecha/decimo-del-mes.ts'
import { addDays, type Fecha, formatFecha, partsOfFecha } from '../fecha/fecha.ts'
import { cartas } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Number of days that a demand letter gives to pay. The term ends on the later of five calendar days and five working
 * days (D66).
 */
export const DIAS_DE_INTIMACION = 5

/** Months that a person may choose for the due date of a demand letter: the present month or the next month (D65). */
export const MESES_DE_VENCIMIENTO = ['actual', 'siguiente'] as const
export type MesDeVencimiento = (typeof MESES_DE_VENCIMIENTO)[number]

export interface VencimientoDeCarta {
  readonly fecha: Fecha
  readonly avisos: readonly string[]
}

const mirar = (fecha: Fecha, hoy: Fecha, calendario: CalendarioHabil): VencimientoDeCarta => {
  const avisos: string[] = []
  const datos = { fecha: formatFecha(fecha) }
  if (fecha < hoy) avisos.push(interpolar(cartas.vencimiento.pasado, datos))
  else if (fecha < addDays(hoy, DIAS_DE_INTIMACION))
    avisos.push(interpolar(cartas.vencimiento.cerca, datos))
  const descanso = findDescanso(fecha, calendario, EN_EL_MUNICIPIO)
  if (descanso !== null)
    avisos.push(interpolar(cartas.vencimiento.feriado, { ...datos, feriado: descanso.motivo }))
  return { fecha, avisos }
}

/**
 * Returns the due date of a demand letter made today: the last day to pay its amounts (S2 §9; D65). The date is the
 * 10th of this month, or the 12th when the 10th falls on a weekend.
 *
 * A date that is past, near or a holiday has a warning. When the date of this month has a warning, the date of the next
 * month is offered too.
 */
export const vencimientoDeCarta = (
  hoy: Fecha,
  calendario: CalendarioHabil,
): {
  readonly actual: VencimientoDeCarta
  readonly siguiente: VencimientoDeCarta | null
  /**
   * Month whose due date the product proposes. It is the present month or, when its due date causes a warning, the next
   * month. Null when both due dates cause a warning: the person must choose.
   */
  readonly propuesto: MesDeVencimiento | null
} => {
  const { year, month } = partsOfFecha(hoy)
  const actual = mirar(decimoDelMes(year, month), hoy, calendario)
  if (actual.avisos.length === 0) return { actual, siguiente: null, propuesto: 'actual' }
  const siguiente = mirar(decimoDelMes(year, month + 1), hoy, calendario)
  return { actual, siguiente, propuesto: siguiente.avisos.length === 0 ? 'siguiente' : null }
}

const habilesDeIntimacion = (recibida: Fecha, calendario: CalendarioHabil) =>
  addDiasHabiles(recibida, DIAS_DE_INTIMACION, calendario, EN_EL_MUNICIPIO)

/**
 * Returns the last day of the term of a demand letter (D66): the later of five calendar days and five working days of
 * the municipality after its receipt.
 */
export const finDeIntimacion = (recibida: Fecha, calendario: CalendarioHabil): Fecha => {
  const corridos = addDays(recibida, DIAS_DE_INTIMACION)
  const { fecha: habiles } = habilesDeIntimacion(recibida, calendario)
  return corridos > habiles ? corridos : habiles
}

/** Describes the calendar with which the term of a demand letter was counted, and the days that did not count. */
export const describeIntimacion = (recibida: Fecha, calendario: CalendarioHabil): string =>
  describeCalendario(habilesDeIntimacion(recibida, calendario).descansos, EN_EL_MUNICIPIO)
