import type { LineaConSituacion } from '@apremia/api-client'
import { type Centavos, sumCentavos } from '@apremia/core'

/** Chosen periods, by key. */
export type Seleccion = ReadonlySet<string>

export const NADA: Seleccion = new Set()

export type Periodo = LineaConSituacion
type ConPeriodo = Pick<Periodo, 'anio' | 'cuota'>

/** '2024/03'. */
export const claveDe = ({ anio, cuota }: ConPeriodo): string =>
  `${anio}/${String(cuota).padStart(2, '0')}`

/** One without its amount adds up to nothing: it cannot be in a plan (D110). */
export const esElegible = ({ total }: Pick<Periodo, 'total'>): boolean => total !== null

const elegidos = (seleccion: Seleccion, periodos: readonly Periodo[]): Periodo[] =>
  periodos.filter((periodo) => seleccion.has(claveDe(periodo)))

/** Puts the periods in, or takes them out; those that cannot be in a plan stay out. */
export const marcar = (
  seleccion: Seleccion,
  periodos: readonly Periodo[],
  dentro: boolean,
): Seleccion => {
  const next = new Set(seleccion)
  for (const periodo of periodos.filter(esElegible)) {
    if (dentro) next.add(claveDe(periodo))
    else next.delete(claveDe(periodo))
  }
  return next
}

export type Marca = 'todos' | 'algunos' | 'ninguno'

/** Which of the periods that can be chosen are. */
export const marcaDe = (seleccion: Seleccion, periodos: readonly Periodo[]): Marca => {
  const cuantos = elegidos(seleccion, periodos).length
  if (cuantos === 0) return 'ninguno'
  return cuantos === periodos.filter(esElegible).length ? 'todos' : 'algunos'
}

export interface Elegido {
  readonly cuantos: number
  readonly total: Centavos
}

export const sumElegidos = (seleccion: Seleccion, periodos: readonly Periodo[]): Elegido => {
  const suyos = elegidos(seleccion, periodos)
  return {
    cuantos: suyos.length,
    total: sumCentavos(suyos.flatMap(({ total }) => (total === null ? [] : [total]))),
  }
}

/** The chosen periods as the simulation takes them: [{"a":2024,"c":1}], in order. */
export const writeJsdeuda = (seleccion: Seleccion, periodos: readonly Periodo[]): string =>
  JSON.stringify(
    elegidos(seleccion, periodos)
      .sort((a, b) => a.anio - b.anio || a.cuota - b.cuota)
      .map(({ anio, cuota }) => ({ a: anio, c: cuota })),
  )
