import {
  addCentavos,
  type Centavos,
  type CodigoDePlan,
  formatPeriodo,
  parseSignedWireAmount,
  type Recurso,
  sumCentavos,
} from '@apremia/core'

/** Chosen tax period: year, instalment, lawyer, and the total at the moment of the choice ('1234.50'). */
export interface PeriodoDeSeleccion {
  readonly a: number
  readonly c: number
  readonly t: string
  readonly legal: string
}

export interface Item {
  readonly r: string
  readonly i: number
  readonly periodos: readonly PeriodoDeSeleccion[]
  readonly plan: CodigoDePlan | null
  /** Typed number of instalments, for a payment plan without a fixed number of instalments. '' means the maximum. */
  readonly cuotas: string
  /** Typed advance (first payment), for a payment plan that has an advance. '' means the minimum. */
  readonly anticipo: string
}

export interface Seleccion {
  readonly clase: Recurso['clase']
  readonly items: readonly Item[]
}

export const itemDe = (r: string, i: number): Item => ({
  r,
  i,
  periodos: [],
  plan: null,
  cuotas: '',
  anticipo: '',
})

export const claveDeItem = ({ r, i }: Pick<Item, 'r' | 'i'>): string => `${r}|${i}`

export const clavePeriodo = ({ a, c }: Pick<PeriodoDeSeleccion, 'a' | 'c'>): string => `${a}/${c}`

export const nombrePeriodo = ({ a, c }: Pick<PeriodoDeSeleccion, 'a' | 'c'>): string =>
  formatPeriodo({ anio: Number(a), cuota: Number(c) })

/**
 * Converts '1234.50' to centavos. An unreadable amount becomes 0, and the server later refuses that amount with a
 * message.
 */
export const enCentavos = (wire: string | null): Centavos =>
  parseSignedWireAmount(wire ?? '') ?? addCentavos()

export const totalDe = (item: Item): Centavos =>
  sumCentavos(item.periodos.map(({ t }) => enCentavos(t)))

export const totalElegido = (items: readonly Item[]): Centavos => sumCentavos(items.map(totalDe))

export const contarPeriodos = (items: readonly Item[]): number =>
  items.reduce((n, { periodos }) => n + periodos.length, 0)

const byPeriodo = (x: PeriodoDeSeleccion, y: PeriodoDeSeleccion): number => x.a - y.a || x.c - y.c

/**
 * Adds the tax periods to the chosen periods, in order and without duplicates. A period that was already chosen gets
 * its new amount.
 */
export const elegir = (item: Item, periodos: readonly PeriodoDeSeleccion[]): Item => {
  const todos = [...item.periodos, ...periodos].map((uno) => [clavePeriodo(uno), uno] as const)
  return { ...item, periodos: [...new Map(todos).values()].sort(byPeriodo) }
}

export const quitarPeriodos = (
  item: Item,
  periodos: readonly Pick<PeriodoDeSeleccion, 'a' | 'c'>[],
): Item => {
  const claves = new Set(periodos.map(clavePeriodo))
  return {
    ...item,
    periodos: item.periodos.filter((periodo) => !claves.has(clavePeriodo(periodo))),
  }
}

/**
 * Returns the lawyer in charge of the first chosen tax period, who is the default lawyer of the payment agreement
 * (D123).
 */
export const legalDelPrimero = (items: readonly Item[]): string =>
  items.flatMap(({ periodos }) => periodos).find(({ legal }) => legal !== '')?.legal ?? ''

export const cuotasPlan = (items: readonly Item[]) =>
  items.flatMap(({ r, i, periodos }) => periodos.map(({ a, c, t }) => ({ r, i, a, c, t })))
