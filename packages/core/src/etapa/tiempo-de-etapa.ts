import { addDays, addYears, type Fecha, fecha, partsOfFecha } from '../fecha/fecha.ts'
import { etapas } from '../texto/etapas.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Units of a time. Months do not exist (S2 §9, D61). */
export const UNIDADES_DE_TIEMPO = ['minute', 'hour', 'day', 'year'] as const
export type UnidadDeTiempo = (typeof UNIDADES_DE_TIEMPO)[number]

/** The time of a stage type (S2 §3): a whole number, 1 to 9999 (D134), of a unit. */
export interface TiempoDeEtapa {
  readonly tiempo: number
  readonly unidad: UnidadDeTiempo
}

/** The last date there is: a time that goes beyond it never runs out. */
export const ULTIMA_FECHA = fecha('9999-12-31')

const POR_DIA = { minute: 24 * 60, hour: 24, day: 1 } as const

/**
 * Returns the day on which a time that starts on a date ends. Days and years follow the calendar: a year after 29
 * February is the 28th. Minutes and hours are counted from 0:00 of the date (D61), because an action has a day and no
 * hour (D68). They end on the day they fall on, which is on time until its end (D60): 24 hours are a day, and 23 the
 * same day.
 */
export const sumarTiempo = (desde: Fecha, { tiempo, unidad }: TiempoDeEtapa): Fecha => {
  if (unidad === 'year') {
    const { year } = partsOfFecha(desde)
    return year + tiempo > 9999 ? ULTIMA_FECHA : addYears(desde, tiempo)
  }
  return sumarDiasHastaElFin(desde, Math.floor(tiempo / POR_DIA[unidad]))
}

/** Adds days like `addDays`, and stops at the last date there is. */
export const sumarDiasHastaElFin = (desde: Fecha, dias: number): Fecha =>
  desde > addDays(ULTIMA_FECHA, -dias) ? ULTIMA_FECHA : addDays(desde, dias)

/** Writes a time as a key to compare two of them: '15 day', or '' without a time. */
export const writeTiempo = (tiempo: TiempoDeEtapa | null): string =>
  tiempo === null ? '' : `${tiempo.tiempo} ${tiempo.unidad}`

/** '90 días', '1 año'. */
export const formatTiempo = ({ tiempo, unidad }: TiempoDeEtapa): string =>
  interpolar(etapas.tiempos[tiempo === 1 ? 'uno' : 'varios'][unidad], { n: tiempo })
