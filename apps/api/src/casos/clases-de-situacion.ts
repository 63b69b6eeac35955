import { type ClaseDeSituacion, findClaseDeSituacion } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { situacion } from '../padron/situacion-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'

/** What each code of the municipality's catalogue is for the rules, as the catalogue says, or by its code or its name. */
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
