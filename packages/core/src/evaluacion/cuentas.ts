/**
 * Counts of an evaluation. Requests use these names (S2 §3). `decideCuentas` tells which cases belong to each count.
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

/**
 * Categories of failing cases whose share has a maximum (S2 §3, §9). Each share is the number of failing cases divided
 * by the count in `UNIVERSOS` (D81).
 */
export const CATEGORIAS_DE_EVALUACION = ['sin_radicar', 'sin_archivar', 'faltantes'] as const
export type CategoriaDeEvaluacion = (typeof CATEGORIAS_DE_EVALUACION)[number]

/**
 * Count of all the cases of each category, failing or not. The share of a category is the number of its failing cases
 * divided by this count.
 */
export const UNIVERSOS: Readonly<Record<CategoriaDeEvaluacion, Cuenta>> = {
  sin_radicar: 'a_radicar',
  sin_archivar: 'archivados',
  faltantes: 'restantes',
}

/**
 * Counts in the object `cantidadJuicios` of requests and responses (S2 §3). `CUENTAS_DE_TOTAL` lists the counts of the
 * object `cantidadTotal`.
 */
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
