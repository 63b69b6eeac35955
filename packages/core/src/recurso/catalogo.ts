import { RECURSOS_INICIALES, type Recurso } from './recursos.ts'

/**
 * The resources of a municipality by code (D170). Codes are compared as text: '2' is not '02'. A rule receives the
 * catalogue as an argument, like the day.
 */
export type CatalogoDeRecursos = ReadonlyMap<string, Recurso>

export const buildCatalogoDeRecursos = (rows: readonly Recurso[]): CatalogoDeRecursos =>
  new Map(rows.map((recurso) => [recurso.codigo, recurso]))

/** The catalogue of an installation that changed nothing yet. */
export const CATALOGO_INICIAL: CatalogoDeRecursos = buildCatalogoDeRecursos(RECURSOS_INICIALES)
