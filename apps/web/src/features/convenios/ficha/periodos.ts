import type { Data } from '../../../api/endpoint.ts'
import { enCentavos, type Item, type PeriodoDeSeleccion } from './seleccion.ts'

export type PeriodoDeFicha = Data<'getPeriodosDeConvenio'>['periodos'][number]

export interface AnioElegible {
  readonly anio: number
  readonly periodos: readonly PeriodoDeFicha[]
}

export const groupPeriodosElegibles = (periodos: readonly PeriodoDeFicha[]): AnioElegible[] => {
  const anios = [...new Set(periodos.map(({ a }) => a))].sort((x, y) => y - x)
  return anios.map((anio) => ({
    anio,
    periodos: periodos.filter(({ a }) => a === anio).sort((x, y) => x.c - y.c),
  }))
}

export const sePuede = ({ total, impedimento }: PeriodoDeFicha): boolean =>
  total !== null && impedimento === ''

/** Tells whether the rules choose the tax period by default, before the person chooses anything (D183). */
export const entraPorDefecto = ({ afuera }: Pick<PeriodoDeFicha, 'afuera'>): boolean =>
  afuera === null

export const toElegido = ({ a, c, total, legal }: PeriodoDeFicha): PeriodoDeSeleccion => ({
  a,
  c,
  t: total ?? '0.00',
  legal,
})

export const estaElegido = (item: Item, { a, c }: Pick<PeriodoDeFicha, 'a' | 'c'>): boolean =>
  item.periodos.some((periodo) => periodo.a === a && periodo.c === c)

/**
 * Without a chosen lawyer, keeps only the tax periods of the first lawyer found, because a payment agreement has a
 * single lawyer (D123). With a chosen lawyer, returns every period.
 */
export const deUnAbogado = (
  periodos: readonly PeriodoDeFicha[],
  abogado: string,
): readonly PeriodoDeFicha[] => {
  if (abogado !== '') return periodos
  const primero = periodos.find(({ legal }) => legal !== '')?.legal ?? ''
  return periodos.filter(({ legal }) => legal === primero)
}

/**
 * Lists the chosen tax periods that can no longer enter the payment agreement, each with its reason. An empty reason
 * means that the debt no longer has the period.
 */
export const noDisponibles = (
  item: Item,
  periodos: readonly PeriodoDeFicha[],
): { readonly periodo: PeriodoDeSeleccion; readonly porque: string }[] =>
  item.periodos.flatMap((periodo) => {
    const hallado = periodos.find(({ a, c }) => a === periodo.a && c === periodo.c)
    if (hallado && sePuede(hallado)) return []
    return [{ periodo, porque: hallado?.impedimento ?? '' }]
  })

export const ponerAlDia = (item: Item, periodos: readonly PeriodoDeFicha[]): Item => ({
  ...item,
  periodos: item.periodos.map((periodo) => {
    const hallado = periodos.find(({ a, c }) => a === periodo.a && c === periodo.c)
    return hallado && hallado.total !== null ? toElegido(hallado) : periodo
  }),
})

export const cambioElImporte = (item: Item, periodos: readonly PeriodoDeFicha[]): boolean =>
  ponerAlDia(item, periodos).periodos.some(
    ({ t }, index) => enCentavos(t) !== enCentavos(item.periodos[index]?.t ?? null),
  )
