import { interpolar } from '../texto/interpolar.ts'
import { periodos as t } from '../texto/periodos.ts'

type Tramo = readonly [from: number, to: number]

/**
 * Groups consecutive numbers into ranges, in ascending order and without repetitions. Only three or more consecutive
 * numbers form a range. Of two consecutive numbers, each is a range of its own.
 */
const groupTramos = (numeros: readonly number[]): Tramo[] => {
  const runs: [number, number][] = []
  for (const numero of [...new Set(numeros)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] + 1 === numero) last[1] = numero
    else runs.push([numero, numero])
  }
  return runs.flatMap(([from, to]): Tramo[] =>
    to - from === 1
      ? [
          [from, from],
          [to, to],
        ]
      : [[from, to]],
  )
}

const enLista = new Intl.ListFormat('es-AR')

/**
 * Writes numbers in order and without repetitions. Three or more consecutive numbers are written as a range: '1 a 6'.
 */
export const listTramos = (numeros: readonly number[]): string[] =>
  groupTramos(numeros).map(([from, to]) => (from === to ? `${from}` : `${from} a ${to}`))

/** Formats tax period numbers in a sentence: '1 a 6, 8, 10 y 11'. */
export const formatPeriodos = (periodos: readonly number[]): string =>
  enLista.format(listTramos(periodos))

interface Periodo {
  readonly anio: number
  readonly cuota: number
}

const groupPorAnio = (periodos: readonly Periodo[]): (readonly [number, number[]])[] =>
  [...new Set(periodos.map(({ anio }) => anio))]
    .sort((a, b) => a - b)
    .map((anio) => [anio, periodos.filter((p) => p.anio === anio).map(({ cuota }) => cuota)])

export const describePeriodos = (periodos: readonly Periodo[]): string =>
  groupPorAnio(periodos)
    .map(([anio, cuotas]) => `${anio}: ${formatPeriodos(cuotas)}`)
    .join(' · ')

/** Maximum number of ranges of tax periods that a sentence names one by one. */
const TRAMOS_MAXIMOS = 6

/**
 * Writes how many tax periods there are, with only the first and the last of them: '21 períodos, entre 1/2018 y
 * 4/2024'.
 */
export const countPeriodos = (periodos: readonly Periodo[]): string => {
  const nombres = groupPorAnio(periodos).flatMap(([anio, cuotas]) =>
    [...new Set(cuotas)].sort((a, b) => a - b).map((cuota) => `${cuota}/${anio}`),
  )
  const [desde = ''] = nombres
  return nombres.length < 2
    ? desde
    : interpolar(t.contados, { n: nombres.length, desde, hasta: nombres.at(-1) ?? '' })
}

/**
 * Names tax periods in a sentence that shows every gap: '1/2021 a 4/2021 y 2/2022'. A range stays within its year,
 * because the instalments of a year are not known. Above `TRAMOS_MAXIMOS` ranges, the sentence only counts the periods.
 */
export const enumeratePeriodos = (periodos: readonly Periodo[]): string => {
  const tramos = groupPorAnio(periodos).flatMap(([anio, cuotas]) =>
    groupTramos(cuotas).map(([from, to]) =>
      from === to ? `${from}/${anio}` : `${from}/${anio} a ${to}/${anio}`,
    ),
  )
  return tramos.length > TRAMOS_MAXIMOS ? countPeriodos(periodos) : enLista.format(tramos)
}
