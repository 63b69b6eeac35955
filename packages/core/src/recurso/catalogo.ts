import { RECURSOS_INICIALES, type Recurso } from './recursos.ts'

/**
 * Taxes of a municipality by code (D170). '2' and '02' are different codes. Business rules receive the taxes as an
 * argument and never read them from the database.
 */
export type CatalogoDeRecursos = ReadonlyMap<string, Recurso>

export const buildCatalogoDeRecursos = (rows: readonly Recurso[]): CatalogoDeRecursos =>
  new Map(rows.map((recurso) => [recurso.codigo, recurso]))

export const CATALOGO_INICIAL: CatalogoDeRecursos = buildCatalogoDeRecursos(RECURSOS_INICIALES)
