import { addDays, addYears, type Fecha, fecha, partsOfFecha } from '../fecha/fecha.ts'
import { etapas } from '../texto/etapas.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Units of a time limit. Months are not allowed (S2 §9, D61). */
export const UNIDADES_DE_TIEMPO = ['minute', 'hour', 'day', 'year'] as const
export type UnidadDeTiempo = (typeof UNIDADES_DE_TIEMPO)[number]

/** Time limit of a stage type (kind of action) (S2 §3): a whole number from 1 to 9999 (D134), and its unit. */
export interface TiempoDeEtapa {
  readonly tiempo: number
  readonly unidad: UnidadDeTiempo
}

/** Last date that the product can represent. A time limit that would end later ends on this date. */
export const ULTIMA_FECHA = fecha('9999-12-31')

const POR_DIA = { minute: 24 * 60, hour: 24, day: 1 } as const

/**
 * Returns the last day of a time limit that starts on `desde`.
 * - Days and years follow the calendar: a year after 29 February is 28 February.
 * - Minutes and hours count from 0:00 of `desde` (D61), because an action has no time of day (D68).
 * - The whole last day counts (D60), so 24 hours end one day later and 23 hours end on the same day.
 */
export const sumarTiempo = (desde: Fecha, { tiempo, unidad }: TiempoDeEtapa): Fecha => {
  if (unidad === 'year') {
    const { year } = partsOfFecha(desde)
    return year + tiempo > 9999 ? ULTIMA_FECHA : addYears(desde, tiempo)
  }
  return sumarDiasHastaElFin(desde, Math.floor(tiempo / POR_DIA[unidad]))
}

export const sumarDiasHastaElFin = (desde: Fecha, dias: number): Fecha =>
  desde > addDays(ULTIMA_FECHA, -dias) ? ULTIMA_FECHA : addDays(desde, dias)

export const writeTiempo = (tiempo: TiempoDeEtapa | null): string =>
  tiempo === null ? '' : `${tiempo.tiempo} ${tiempo.unidad}`

export const formatTiempo = ({ tiempo, unidad }: TiempoDeEtapa): string =>
  interpolar(etapas.tiempos[tiempo === 1 ? 'uno' : 'varios'][unidad], { n: tiempo })
