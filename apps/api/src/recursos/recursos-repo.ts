import {
  buildCatalogoDeRecursos,
  type CatalogoDeRecursos,
  esRecursoDeComercio,
} from '@apremia/core'
import { asc } from 'drizzle-orm'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { recurso } from './recurso-table.ts'

/** The resources of the municipality (D170). A decision reads them once and takes them along. */
export const loadRecursos = async (db: Queryable): Promise<CatalogoDeRecursos> => {
  const rows = await db.select().from(recurso).orderBy(asc(recurso.tipo), asc(recurso.codigo))
  return buildCatalogoDeRecursos(
    rows.map(({ tipo, ...fila }) => ({ ...fila, clase: tipo === 'C' ? 'comercio' : 'inmueble' })),
  )
}

/** How tables name the kind of the items that are taxed with a code. */
export const tipoDeRecurso = (recursos: CatalogoDeRecursos, codigo: string): TipoImponible =>
  esRecursoDeComercio(recursos, codigo) ? 'C' : 'I'

/** The kind of one code, for a call that needs nothing else of the catalogue. */
export const findTipoDeRecurso = async (db: Queryable, codigo: string): Promise<TipoImponible> =>
  tipoDeRecurso(await loadRecursos(db), codigo)
