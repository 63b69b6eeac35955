import type { LineaConSituacion } from '@apremia/api-client'
import { type Centavos, sumCentavos } from '@apremia/core'
import type { Marca } from '../../../ui/tick.tsx'

/** Chosen periods, by key. */
export type PeriodosElegidos = ReadonlySet<string>

export const NADA: PeriodosElegidos = new Set()

export type PeriodoDeDeuda = LineaConSituacion
type ConPeriodo = Pick<PeriodoDeDeuda, 'anio' | 'cuota'>

/** '2024/03'. */
export const claveDeCuota = ({ anio, cuota }: ConPeriodo): string =>
  `${anio}/${String(cuota).padStart(2, '0')}`

/** A period without an amount cannot be in a plan (D110). */
export const esElegible = ({ total }: Pick<PeriodoDeDeuda, 'total'>): boolean => total !== null

const elegidos = (
  seleccion: PeriodosElegidos,
  periodos: readonly PeriodoDeDeuda[],
): PeriodoDeDeuda[] => periodos.filter((periodo) => seleccion.has(claveDeCuota(periodo)))

/** Puts the periods in, or takes them out; those that cannot be in a plan stay out. */
export const marcar = (
  seleccion: PeriodosElegidos,
  periodos: readonly PeriodoDeDeuda[],
  dentro: boolean,
): PeriodosElegidos => {
  const next = new Set(seleccion)
  for (const periodo of periodos.filter(esElegible)) {
    if (dentro) next.add(claveDeCuota(periodo))
    else next.delete(claveDeCuota(periodo))
  }
  return next
}

/** The selectable periods that are selected. */
export const marcaDe = (
  seleccion: PeriodosElegidos,
  periodos: readonly PeriodoDeDeuda[],
): Marca => {
  const cuantos = elegidos(seleccion, periodos).length
  if (cuantos === 0) return 'ninguno'
  return cuantos === periodos.filter(esElegible).length ? 'todos' : 'algunos'
}

export interface ImponibleSimulado {
  readonly cuantos: number
  readonly total: Centavos
}

export const sumElegidos = (
  seleccion: PeriodosElegidos,
  periodos: readonly PeriodoDeDeuda[],
): ImponibleSimulado => {
  const suyos = elegidos(seleccion, periodos)
  return {
    cuantos: suyos.length,
    total: sumCentavos(suyos.flatMap(({ total }) => (total === null ? [] : [total]))),
  }
}

/** The chosen periods as the simulation takes them: [{"a":2024,"c":1}], in order. */
export const writeJsdeuda = (
  seleccion: PeriodosElegidos,
  periodos: readonly PeriodoDeDeuda[],
): string =>
  JSON.stringify(
    elegidos(seleccion, periodos)
      .sort((a, b) => a.anio - b.anio || a.cuota - b.cuota)
      .map(({ anio, cuota }) => ({ a: anio, c: cuota })),
  )
