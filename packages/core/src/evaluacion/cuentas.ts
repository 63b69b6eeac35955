/**
 * Counts of an evaluation, by their names in requests (S2 §3). `decideCuentas` tells which cases belong to each count.
 */
export const CUENTAS = [
  'total',
  'a_radicar',
  'sin_radicar',
  'archivados',
  'sin_archivar',
  'restantes',
  'faltantes',
  'apremios',
  'sin_movimientos',
] as const
export type Cuenta = (typeof CUENTAS)[number]
export type Cuentas = Readonly<Record<Cuenta, number>>

/** Shares with a maximum (S2 §3, §9). Each share is the failing part of a count divided by that count (D81). */
export const CATEGORIAS_DE_EVALUACION = ['sin_radicar', 'sin_archivar', 'faltantes'] as const
export type CategoriaDeEvaluacion = (typeof CATEGORIAS_DE_EVALUACION)[number]

/** Divisor of each share: the count that includes both failing and passing cases. */
export const UNIVERSOS: Readonly<Record<CategoriaDeEvaluacion, Cuenta>> = {
  sin_radicar: 'a_radicar',
  sin_archivar: 'archivados',
  faltantes: 'restantes',
}

/** Counts of S2 §3, in the two objects that requests and responses carry. */
export const CUENTAS_DE_JUICIOS = [
  'total',
  'sin_radicar',
  'apremios',
  'sin_movimientos',
  'sin_archivar',
] as const satisfies readonly Cuenta[]
export const CUENTAS_DE_TOTAL = [
  'a_radicar',
  'sin_radicar',
  'archivados',
  'sin_archivar',
  'restantes',
  'faltantes',
] as const satisfies readonly Cuenta[]
