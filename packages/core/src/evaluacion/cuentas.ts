/**
 * Counts of cases in the evaluation of a lawyer, by the names that requests use (S2 §3). `decideCuentas` decides in
 * which of these counts a case is included.
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
 * Kinds of failing cases in the evaluation of a lawyer. Each kind has a maximum percentage (S2 §3, §9). `UNIVERSOS`
 * names the count over which the percentage is computed (D81).
 */
export const CATEGORIAS_DE_EVALUACION = ['sin_radicar', 'sin_archivar', 'faltantes'] as const
export type CategoriaDeEvaluacion = (typeof CATEGORIAS_DE_EVALUACION)[number]

/**
 * For each category of failing cases, the count over which the percentage is computed. The count also includes the
 * cases that do not fail. For example, 'sin_radicar' (not filed) is a percentage of `a_radicar`.
 */
export const UNIVERSOS: Readonly<Record<CategoriaDeEvaluacion, Cuenta>> = {
  sin_radicar: 'a_radicar',
  sin_archivar: 'archivados',
  faltantes: 'restantes',
}

/**
 * Counts in the object `cantidadJuicios` of evaluation requests and responses (S2 §3). The counts in the object
 * `cantidadTotal` are in `CUENTAS_DE_TOTAL`.
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
