import { RECURSOS_INICIALES, type Recurso } from './recursos.ts'

/**
 * Taxes of a municipality by code (D170). Codes are compared as text, so '2' is not '02'. The rules of the core package
 * receive the taxes as an argument and never read them from the database.
 */
export type CatalogoDeRecursos = ReadonlyMap<string, Recurso>

export const buildCatalogoDeRecursos = (rows: readonly Recurso[]): CatalogoDeRecursos =>
  new Map(rows.map((recurso) => [recurso.codigo, recurso]))

export const CATALOGO_INICIAL: CatalogoDeRecursos = buildCatalogoDeRecursos(RECURSOS_INICIALES)
