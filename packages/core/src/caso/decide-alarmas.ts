import type { Respuesta } from '../decision/decision.ts'
import { addDays, daysBetween, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { alarmas } from '../texto/alarmas.ts'
import { interpolar } from '../texto/interpolar.ts'

/** What is warned of besides the deadlines of S2: the instance, a measure, an agreement. */
export const ALARMAS = ['caducidad', 'medida', 'convenio'] as const
export type ClaseDeAlarma = (typeof ALARMAS)[number]

/** The last day to do something about each; null without any. That of an agreement, once it is at risk. */
export type FechasDeAlarma = { readonly [A in ClaseDeAlarma]: Fecha | null } & {
  /** Since when its debt in management is paid: there is nothing left to lose (D169). */
  readonly saldada: Fecha | null
}

export interface Alarma {
  readonly clase: ClaseDeAlarma
  readonly hasta: Fecha
  /** Negative once it is past. */
  readonly faltan: number
}

/** Days before which it is warned: an oficio to register a measure again takes longer than a brief. */
const ANTICIPO: { readonly [A in 'caducidad' | 'medida']: number } = { caducidad: 30, medida: 60 }

/** The last day that is warned of today. */
export const avisaHasta = (clase: keyof typeof ANTICIPO, hoy: Fecha): Fecha =>
  addDays(hoy, ANTICIPO[clase])

const suena = (clase: ClaseDeAlarma, hasta: Fecha, hoy: Fecha): boolean =>
  clase === 'convenio' || hasta <= avisaHasta(clase, hoy)

/** Those of a case on a day, the first to come first. */
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
      fuente: 'CPCC 310, 311; Ley 17.801 art. 37; S1 §9, D45, D169',
      entradas: { hoy, ...fechas },
      valor: valor.map(({ clase }) => clase),
    },
    frase: dichas.length > 0 ? `${dichas.join('; ')}.` : alarmas.ninguna,
  }
}
