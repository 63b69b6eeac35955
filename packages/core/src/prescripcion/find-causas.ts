import type { Fecha } from '../fecha/fecha.ts'
import type { CausaDePrescripcion } from './compute-prescripcion.ts'

/** Demand letter about the debt of a case. `desde` and `hasta` are tax periods as year × 1000 + instalment. */
export interface CartaDelCaso {
  readonly fecha: Fecha
  /**
   * Day on which the debtor received the demand letter. Null when no receipt is known, or when the letter came back to
   * the municipality.
   */
  readonly recibida: Fecha | null
  /**
   * First tax period that the demand letter claims. `hasta` is the last period. Null for a letter of the former system,
   * whose periods are unknown.
   */
  readonly desde: number | null
  readonly hasta: number | null
}

/**
 * Agreement, or payment plan of the municipality, that the debtor signed. Each tax period in `periodos` is written as
 * year × 1000 + instalment.
 */
export interface ConvenioDelCaso {
  readonly firmado: Fecha
  readonly periodos: readonly number[]
}

export interface RadicacionDelCaso {
  readonly fecha: Fecha
  /** Number of the executive title in the court filing, as people typed it. */
  readonly nrotit: string
}

export interface TituloDelCaso {
  readonly numero: number
  readonly emitido: Fecha
  readonly anulado: Fecha | null
  readonly periodos: readonly number[]
}

export interface HechosDePrescripcion {
  readonly cartas: readonly CartaDelCaso[]
  readonly convenios: readonly ConvenioDelCaso[]
  readonly radicaciones: readonly RadicacionDelCaso[]
  readonly titulos: readonly TituloDelCaso[]
}

interface PeriodoVencido {
  readonly anio: number
  readonly cuota: number
  readonly vencimiento: Fecha | null
}

const ordinalOf = ({ anio, cuota }: PeriodoVencido): number => anio * 1000 + cuota

const causeOfCarta = (
  { fecha, recibida, desde, hasta }: CartaDelCaso,
  periodo: PeriodoVencido,
): CausaDePrescripcion[] => {
  const ordinal = ordinalOf(periodo)
  const demanded =
    desde === null || hasta === null
      ? periodo.vencimiento !== null && periodo.vencimiento <= fecha
      : desde <= ordinal && ordinal <= hasta
  if (!demanded) return []
  return recibida === null
    ? [{ clase: 'intimacion', fecha, sinAcuse: true }]
    : [{ clase: 'intimacion', fecha: recibida, supuesta: desde === null }]
}

/**
 * Finds the executive titles that a lawsuit claims: the title that the lawsuit names, or else the titles issued up to
 * the filing date. Only the first number of the typed text counts: 'Título N° 0007/2024' names title 7.
 */
const findTitulos = (
  { fecha, nrotit }: RadicacionDelCaso,
  titulos: readonly TituloDelCaso[],
): readonly TituloDelCaso[] => {
  const enFecha = titulos.filter(({ anulado }) => anulado === null || anulado > fecha)
  const nombrados = enFecha.filter(({ numero }) => Number(/\d+/.exec(nrotit)?.[0]) === numero)
  return nombrados.length > 0 ? nombrados : enFecha.filter(({ emitido }) => emitido <= fecha)
}

/**
 * Finds whether a lawsuit claims a tax period. When the executive title of the lawsuit is unknown, the product supposes
 * that the lawsuit claims the periods that were due on its filing date.
 */
const causeOfRadicacion = (
  radicacion: RadicacionDelCaso,
  titulos: readonly TituloDelCaso[],
  periodo: PeriodoVencido,
): CausaDePrescripcion[] => {
  const { fecha } = radicacion
  const suyos = findTitulos(radicacion, titulos).filter(({ periodos }) => periodos.length > 0)
  if (suyos.length > 0)
    return suyos.some(({ periodos }) => periodos.includes(ordinalOf(periodo)))
      ? [{ clase: 'demanda', fecha }]
      : []
  const vencido = periodo.vencimiento !== null && periodo.vencimiento <= fecha
  return vencido ? [{ clase: 'demanda', fecha, supuesta: true }] : []
}

export const findCausasDePrescripcion = (
  { cartas, convenios, radicaciones, titulos }: HechosDePrescripcion,
  periodo: PeriodoVencido,
): CausaDePrescripcion[] => [
  ...cartas.flatMap((carta) => causeOfCarta(carta, periodo)),
  ...convenios
    .filter(({ periodos }) => periodos.includes(ordinalOf(periodo)))
    .map(({ firmado }): CausaDePrescripcion => ({ clase: 'reconocimiento', fecha: firmado })),
  ...radicaciones.flatMap((una) => causeOfRadicacion(una, titulos, periodo)),
]
