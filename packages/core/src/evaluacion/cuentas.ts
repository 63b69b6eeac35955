/** What an evaluation counts its cases in (S2 §3), by its names on the wire; what each takes is in `decideCuentas`. */
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

/** The shares that have a maximum (S2 §3, §9): each is what fails of a count over that count (D81). */
export const CATEGORIAS_DE_EVALUACION = ['sin_radicar', 'sin_archivar', 'faltantes'] as const
export type CategoriaDeEvaluacion = (typeof CATEGORIAS_DE_EVALUACION)[number]

/** What each share is a part of. */
export const UNIVERSOS: Readonly<Record<CategoriaDeEvaluacion, Cuenta>> = {
  sin_radicar: 'a_radicar',
  sin_archivar: 'archivados',
  faltantes: 'restantes',
}

/** The counts of S2 §3, in the two objects they travel in. */
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
