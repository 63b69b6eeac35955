import {
  buildCatalogoDeSituaciones,
  type CatalogoDeSituaciones,
  type SituacionDeCatalogo,
} from '@apremia/core'
import { asc, type SQL, sql } from 'drizzle-orm'
import { situacion } from '../padron/situacion-table.ts'
import { alfabetico } from '../platform/db/alfabetico.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { versionDeContenido } from '../platform/db/version-de-contenido.ts'

/** Meaning of each code for the rules, to be joined as `c(codigo, clase)`. */
export const CLASES_DE_CODIGOS: SQL = sql`(select codigo, clase from situacion) as c(codigo, clase)`

/** The situations of the municipality in the order of their names. */
export const selectSituaciones = (db: Queryable): Promise<SituacionDeCatalogo[]> =>
  db
    .select()
    .from(situacion)
    .orderBy(asc(alfabetico(situacion.detalle)), asc(situacion.codigo))

export const loadSituaciones = async (db: Queryable): Promise<CatalogoDeSituaciones> =>
  buildCatalogoDeSituaciones(await selectSituaciones(db))

/** Converts the situation to the answer, with the version that an edit gives back (D42). */
export const withVersionDeSituacion = (
  una: SituacionDeCatalogo,
): SituacionDeCatalogo & { readonly version: string } => {
  const { codigo, detalle, destino, clase } = una
  return { ...una, version: versionDeContenido([codigo, detalle, destino, clase]) }
}

/** Reads the catalogue; nobody else writes in it until the transaction ends, and reading goes on. */
export const lockSituaciones = async (tx: Tx): Promise<CatalogoDeSituaciones> => {
  await tx.execute(sql`lock table ${situacion} in share row exclusive mode`)
  return loadSituaciones(tx)
}

/** Writes a situation, new or over the one with its code. */
export const writeSituacion = async (
  tx: Tx,
  { codigo, ...datos }: SituacionDeCatalogo,
): Promise<void> => {
  await tx
    .insert(situacion)
    .values({ codigo, ...datos })
    .onConflictDoUpdate({ target: situacion.codigo, set: datos })
}
