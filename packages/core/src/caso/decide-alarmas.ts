import type { Respuesta } from '../decision/decision.ts'
import { addDays, daysBetween, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { alarmas } from '../texto/alarmas.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Kinds of alarm, by the event that the alarm warns of.
 * - 'caducidad': the court case lapses
 * - 'medida': a court measure, such as a seizure, expires
 * - 'resolucion': a judge did not rule on a requested measure
 * - 'banco': a bank did not answer an order
 * - 'convenio': a payment agreement lapses
 */
export const ALARMAS = ['caducidad', 'medida', 'resolucion', 'banco', 'convenio'] as const
export type ClaseDeAlarma = (typeof ALARMAS)[number]

/**
 * Last day to act before the event of each kind of alarm. Null when the case has no such event ahead. `convenio` has a
 * day only while an agreement of the case is at risk of lapsing.
 */
export type FechasDeAlarma = { readonly [A in ClaseDeAlarma]: Fecha | null } & {
  /**
   * Day since which the debt in legal management (collection by lawyers) is paid. A paid case shows no alarm (D169).
   */
  readonly saldada: Fecha | null
}

export interface Alarma {
  readonly clase: ClaseDeAlarma
  readonly hasta: Fecha
  /** Number of days until the last day to act on the alarm. Negative once that day is past. */
  readonly faltan: number
}

/**
 * How many days before its last day each kind of alarm begins to show.
 * - An expiring court measure shows earlier, because its renewal needs a court order. A brief of the lawyer is enough
 *   to prevent the lapse of a court case.
 * - The judge and the bank may answer until the last day, so these alarms begin one day after it (-1).
 */
const ANTICIPO: { readonly [A in Exclude<ClaseDeAlarma, 'convenio'>]: number } = {
  caducidad: 30,
  medida: 60,
  resolucion: -1,
  banco: -1,
}

/**
 * Returns the limit for the alarms of a kind that show today. An alarm shows only when its last day to act is not after
 * this limit.
 */
export const avisaHasta = (clase: keyof typeof ANTICIPO, hoy: Fecha): Fecha =>
  addDays(hoy, ANTICIPO[clase])

/**
 * Tells whether an agreement of the case could already be declared lapsed.
 *
 * @param hasta last day on which the lapse could be prevented, or null when no agreement is at risk
 */
export const isConvenioCaduco = (hasta: Fecha | null, hoy: Fecha): boolean =>
  hasta !== null && hasta < hoy

const suena = (clase: ClaseDeAlarma, hasta: Fecha, hoy: Fecha): boolean =>
  clase === 'convenio' || hasta <= avisaHasta(clase, hoy)

export const decideAlarmas = (fechas: FechasDeAlarma, hoy: Fecha): Respuesta<readonly Alarma[]> => {
  const valor = ALARMAS.flatMap((clase): Alarma[] => {
    const hasta = fechas[clase]
    if (fechas.saldada !== null || hasta === null || !suena(clase, hasta, hoy)) return []
    return [{ clase, hasta, faltan: daysBetween(hoy, hasta) }]
  }).sort((a, b) => a.faltan - b.faltan)
  const dichas = valor.map(({ clase, hasta, faltan }) =>
    interpolar(alarmas[faltan < 0 ? 'paso' : 'llega'], {
      alarma: alarmas.clases[clase],
      fecha: formatFecha(hasta),
    }),
  )
  return {
    valor,
    porque: {
      regla: 'caso/alarmas',
      fuente: 'CPCC 310, 311; Ley 17.801 art. 37; Ley 13.406 art. 6; S1 §9, D45, D169',
      entradas: { hoy, ...fechas },
      valor: valor.map(({ clase }) => clase),
    },
    frase: dichas.length > 0 ? `${dichas.join('; ')}.` : alarmas.ninguna,
  }
}
