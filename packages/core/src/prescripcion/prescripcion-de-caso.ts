import { addDays, daysBetween, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { interpolar } from '../texto/interpolar.ts'
import { prescripcion as t } from '../texto/prescripcion.ts'
import { ordinalDePeriodo } from '../titulo/periodo.ts'
import {
  type CausaDePrescripcion,
  computeFinDePrescripcion,
  type EstadoDePrescripcion,
  type FinDePrescripcion,
  PRESCRIPCION_CERCA_DIAS,
  PRESCRIPCION_URGENTE_DIAS,
  stateOfPrescripcion,
} from './compute-prescripcion.ts'
import type { ReglasDePrescripcion } from './reglas-de-prescripcion.ts'

interface PeriodoDeCaso {
  readonly anio: number
  readonly cuota: number
  readonly vencimiento: Fecha
  readonly causas: readonly CausaDePrescripcion[]
}

/**
 * Summary of the last days to sue for the unpaid tax periods of a case. The summary does not depend on the current day.
 */
export interface ResumenDePrescripcion {
  /**
   * Last days to sue for the unpaid tax periods that no lawsuit claims, the earliest first. Each limitation period is
   * counted from the due date of the tax period.
   */
  readonly dias: readonly Fecha[]
  /**
   * Unpaid tax period with the earliest last day to sue, as year × 1000 + instalment. Null when lawsuits claim all the
   * unpaid periods.
   */
  readonly periodo: number | null
  /**
   * Earliest last day to sue when the years are counted as the tax ordinance says. Null when the ordinance says to
   * count from the due date.
   */
  readonly segunOrdenanza: Fecha | null
  /**
   * True when a demand letter does not change the last day to sue for `periodo`, because it is not known whether the
   * debtor received it.
   */
  readonly sinAcuse: boolean
  /**
   * True when this summary depends on an assumption, because nobody recorded which tax periods a lawsuit or demand
   * letter claims.
   */
  readonly supuesta: boolean
}

const earliest = (dias: readonly (Fecha | null)[]): Fecha | null =>
  dias.reduce((menor, dia) => (menor === null || (dia !== null && dia < menor) ? dia : menor), null)

export interface FinDePeriodo extends FinDePrescripcion {
  /** Tax period as year × 1000 + instalment. */
  readonly ordinal: number
  /**
   * Last day to sue when the years are counted as the tax ordinance says. Null when the ordinance says to count from
   * the due date for all tax periods.
   */
  readonly segunOrdenanza: Fecha | null
}

/**
 * Creates a function that computes the last day to sue for a tax period. A result that depends only on the due date is
 * cached, because many periods share a due date.
 */
export const createFinDePeriodo = (
  reglas: ReglasDePrescripcion,
): ((periodo: PeriodoDeCaso) => FinDePeriodo) => {
  type Fin = Omit<FinDePeriodo, 'ordinal'>
  const sinCausas = new Map<Fecha, Fin>()
  const compute = (periodo: PeriodoDeCaso): Fin => ({
    ...computeFinDePrescripcion(periodo, 'conservadora', reglas),
    segunOrdenanza: reglas.algunaDesdeEnero
      ? computeFinDePrescripcion(periodo, 'ordenanza', reglas).hasta
      : null,
  })
  const find = (periodo: PeriodoDeCaso): Fin => {
    if (periodo.causas.length > 0) return compute(periodo)
    const sabido = sinCausas.get(periodo.vencimiento)
    if (sabido !== undefined) return sabido
    const fin = compute(periodo)
    sinCausas.set(periodo.vencimiento, fin)
    return fin
  }
  return (periodo) => ({ ordinal: ordinalDePeriodo(periodo), ...find(periodo) })
}

/** Summarises the last days to sue for the unpaid tax periods of a case. Null for a case without unpaid periods. */
export const buildResumenDePrescripcion = (
  fines: readonly FinDePeriodo[],
): ResumenDePrescripcion | null => {
  if (fines.length === 0) return null
  const corren = fines
    .filter((fin): fin is FinDePeriodo & { readonly hasta: Fecha } => fin.hasta !== null)
    .sort((a, b) => (a.hasta === b.hasta ? a.ordinal - b.ordinal : a.hasta < b.hasta ? -1 : 1))
  const [primero] = corren
  return {
    dias: corren.map(({ hasta }) => hasta),
    periodo: primero?.ordinal ?? null,
    segunOrdenanza: earliest(fines.map(({ segunOrdenanza }) => segunOrdenanza)),
    sinAcuse: primero?.sinAcuse ?? false,
    supuesta: primero?.supuesta ?? fines.some(({ supuesta }) => supuesta),
  }
}

export interface DiaDePrescripcion {
  readonly hasta: Fecha
  /** Days left until the last day to sue (`hasta`), negative after it. */
  readonly faltan: number
  readonly estado: EstadoDePrescripcion
}

export const seeDiaDePrescripcion = (hasta: Fecha, hoy: Fecha): DiaDePrescripcion => {
  const faltan = daysBetween(hoy, hasta)
  return { hasta, faltan, estado: stateOfPrescripcion(faltan) }
}

/** Formats the days left until the last day to sue: 'Prescribe el 10/03/2028 · 45 d'. */
export const writeDiaDePrescripcion = ({
  hasta,
  faltan,
}: Pick<DiaDePrescripcion, 'faltan'> & { readonly hasta: string }): string => {
  if (faltan === 0) return t.faltan.hoy
  const datos = { dia: formatFecha(hasta as Fecha), n: Math.abs(faltan) }
  return interpolar(faltan < 0 ? t.deCaso.prescripto : t.deCaso.prescribe, datos)
}

export interface PrescripcionALaVista {
  /**
   * Earliest last day to sue for an unpaid tax period of the case, even when that day is past. Null when lawsuits claim
   * all the unpaid periods.
   */
  readonly primero:
    | (Pick<DiaDePrescripcion, 'faltan' | 'estado'> & { readonly hasta: string })
    | null
  /** Next last day to sue, when the day in `primero` is already past. Null in any other case. */
  readonly proximo: PrescripcionALaVista['primero']
  /** Tax period of `primero`: '2021/03'. '' when `primero` is null. */
  readonly periodo: string
  /**
   * Number of unpaid tax periods that no lawsuit claims. `prescriptos` counts only the periods whose last day to sue is
   * past.
   */
  readonly periodos: number
  readonly prescriptos: number
  readonly segunOrdenanza: string | null
  readonly sinAcuse: boolean
  readonly supuesta: boolean
}

/**
 * Describes the tax period of a case that has the earliest last day to sue. Adds the number of unpaid periods that no
 * lawsuit claims. Also says what makes the result uncertain.
 */
export const writeDetalleDePrescripcion = (vista: PrescripcionALaVista): string[] => {
  const { primero, periodo, periodos, prescriptos, segunOrdenanza, sinAcuse, supuesta } = vista
  const c = t.deCaso
  if (primero === null) return []
  return [
    interpolar(periodos === 1 ? c.unPeriodo : c.periodos, { periodo, n: periodos }),
    ...(prescriptos > 1 ? [interpolar(c.prescriptos, { n: prescriptos })] : []),
    ...(segunOrdenanza === null
      ? []
      : [interpolar(c.segunOrdenanza, { dia: formatFecha(segunOrdenanza as Fecha) })]),
    ...(sinAcuse ? [c.sinAcuse] : []),
    ...(supuesta ? [c.supuesta] : []),
  ]
}

export const writeDemandada = ({ supuesta }: Pick<PrescripcionALaVista, 'supuesta'>): string =>
  supuesta ? t.demandaSupuesta : t.estados.interrumpida

export const writePrescripcion = (vista: PrescripcionALaVista): string => {
  const { primero, proximo } = vista
  if (primero === null) return writeDemandada(vista)
  const dias = [primero, ...(proximo ? [proximo] : [])].map(writeDiaDePrescripcion)
  return [...dias, ...writeDetalleDePrescripcion(vista)].join('. ')
}

/**
 * Options of the search for cases by the last day to sue. A case is found when one of its unpaid tax periods matches.
 * 'prescriptos': the day is past. 'en60' and 'en180': the day is at most 60 or 180 days away.
 */
export const BUSQUEDAS_DE_PRESCRIPCION = ['prescriptos', 'en60', 'en180'] as const
export type BusquedaDePrescripcion = (typeof BUSQUEDAS_DE_PRESCRIPCION)[number]

/**
 * Returns the range of dates of a search for cases by their last day to sue. The range includes `desde` and `hasta`.
 * `desde` is null when the range has no first date.
 */
export const limitesDePrescripcion = (
  busqueda: BusquedaDePrescripcion,
  hoy: Fecha,
): { readonly desde: Fecha | null; readonly hasta: Fecha } => {
  switch (busqueda) {
    case 'prescriptos':
      return { desde: null, hasta: addDays(hoy, -1) }
    case 'en60':
      return { desde: hoy, hasta: addDays(hoy, PRESCRIPCION_URGENTE_DIAS) }
    case 'en180':
      return { desde: hoy, hasta: addDays(hoy, PRESCRIPCION_CERCA_DIAS) }
  }
}
