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

/**
 * SQL subquery named `c`, with the code and the class of each situation (legal status of a debt). Other queries join
 * it.
 */
export const CLASES_DE_CODIGOS: SQL = sql`(select codigo, clase from situacion) as c(codigo, clase)`

export const selectSituaciones = (db: Queryable): Promise<SituacionDeCatalogo[]> =>
  db
    .select()
    .from(situacion)
    .orderBy(asc(alfabetico(situacion.detalle)), asc(situacion.codigo))

export const loadSituaciones = async (db: Queryable): Promise<CatalogoDeSituaciones> =>
  buildCatalogoDeSituaciones(await selectSituaciones(db))

/**
 * Returns a situation (legal status of a debt) with its version, computed from its content. A request to edit the
 * situation must send the version that it read (D42).
 */
export const withVersionDeSituacion = (
  una: SituacionDeCatalogo,
): SituacionDeCatalogo & { readonly version: string } => {
  const { codigo, detalle, destino, clase } = una
  return { ...una, version: versionDeContenido([codigo, detalle, destino, clase]) }
}

/**
 * Locks the municipality's list of situations (legal statuses of a debt) against writes until the transaction ends.
 * Readers do not wait.
 */
export const lockSituaciones = async (tx: Tx): Promise<CatalogoDeSituaciones> => {
  await tx.execute(sql`lock table ${situacion} in share row exclusive mode`)
  return loadSituaciones(tx)
}

export const writeSituacion = async (
  tx: Tx,
  { codigo, ...datos }: SituacionDeCatalogo,
): Promise<void> => {
  await tx
    .insert(situacion)
    .values({ codigo, ...datos })
    .onConflictDoUpdate({ target: situacion.codigo, set: datos })
}
