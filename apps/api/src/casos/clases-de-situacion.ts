import { type ClaseDeSituacion, findClaseDeSituacion } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { situacion } from '../padron/situacion-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'

/** Finds the class of each situation: the one the catalogue gives, or the one its code or its name tells. */
export const findClases = async (db: Queryable): Promise<ReadonlyMap<string, ClaseDeSituacion>> => {
  const filas = await db.select().from(situacion)
  return new Map(
    filas.map(({ codigo, detalle, clase: dicha }) => {
      const clase = dicha ?? findClaseDeSituacion(codigo)
      return [codigo, dicha === null && clase === 'otra' ? findClaseDeSituacion(detalle) : clase]
    }),
  )
}

/** The same as a table, to be joined as `c(codigo, clase)`. */
export const unnestClases = (clases: ReadonlyMap<string, ClaseDeSituacion>): SQL =>
  sql`unnest(${sql.param([...clases.keys()])}::text[], ${sql.param([...clases.values()])}::text[]) as c(codigo, clase)`
