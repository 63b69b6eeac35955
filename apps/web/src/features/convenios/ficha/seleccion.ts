import {
  addCentavos,
  type Centavos,
  type CodigoDePlan,
  parseSignedWireAmount,
  type Recurso,
  sumCentavos,
} from '@apremia/core'

/** A chosen period: year, instalment, the total it was chosen with ('1234.50') and its lawyer. */
export interface PeriodoDeSeleccion {
  readonly a: number
  readonly c: number
  readonly t: string
  readonly legal: string
}

/** An item and resource in the form: its chosen periods and its plan as asked for. */
export interface Item {
  readonly r: string
  readonly i: number
  readonly periodos: readonly PeriodoDeSeleccion[]
  readonly plan: CodigoDePlan | null
  /** Typed number of instalments, where the plan leaves it open. '' means the maximum. */
  readonly cuotas: string
  /** Typed advance, where the plan has one. '' means the least. */
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

/** '2024/03'. */
export const nombrePeriodo = ({ a, c }: Pick<PeriodoDeSeleccion, 'a' | 'c'>): string =>
  `${a}/${String(c).padStart(2, '0')}`

/**
 * Converts '1234.50' to centavos. An unreadable amount counts as nothing here, because the server refuses it by name.
 */
export const enCentavos = (wire: string | null): Centavos =>
  parseSignedWireAmount(wire ?? '') ?? addCentavos()

export const totalDe = (item: Item): Centavos =>
  sumCentavos(item.periodos.map(({ t }) => enCentavos(t)))

export const totalElegido = (items: readonly Item[]): Centavos => sumCentavos(items.map(totalDe))

export const contarPeriodos = (items: readonly Item[]): number =>
  items.reduce((n, { periodos }) => n + periodos.length, 0)

const byPeriodo = (x: PeriodoDeSeleccion, y: PeriodoDeSeleccion): number => x.a - y.a || x.c - y.c

/** Adds these periods, each once, in order and with its last amount. */
export const elegir = (item: Item, periodos: readonly PeriodoDeSeleccion[]): Item => {
  const todos = [...item.periodos, ...periodos].map((uno) => [clavePeriodo(uno), uno] as const)
  return { ...item, periodos: [...new Map(todos).values()].sort(byPeriodo) }
}

/** Removes these periods. */
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

/** Lawyer in charge of the first chosen period, who is the lawyer of the agreement by default (D123). */
export const legalDelPrimero = (items: readonly Item[]): string =>
  items.flatMap(({ periodos }) => periodos).find(({ legal }) => legal !== '')?.legal ?? ''

/** Builds `cuotas_plan` from the chosen periods (S1 §3, D132). */
export const cuotasPlan = (items: readonly Item[]) =>
  items.flatMap(({ r, i, periodos }) => periodos.map(({ a, c, t }) => ({ r, i, a, c, t })))
