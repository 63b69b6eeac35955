import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { findReferenciasADocumentos } from './referencias-a-documentos.ts'

/**
 * Deletes the rows of the given documents that no other row uses any more.
 *
 * @returns hashes of the deleted rows, for `documentos.forget` after the commit. Before the commit the transaction may
 * still fail, and the files would be needed
 */
export const dropSueltos = async (tx: Tx, sha256: readonly string[]): Promise<string[]> => {
  if (sha256.length === 0) return []
  const usos = (await findReferenciasADocumentos(tx)).map(
    ({ tabla, columna }) =>
      sql`and not exists (select from ${sql.identifier(tabla)} u where u.${sql.identifier(columna)} = d.sha256)`,
  )
  const { rows } = await tx.execute<{ sha256: string }>(sql`
    delete from documento d where d.sha256 in (${sql.join(
      [...new Set(sha256)].map((uno) => sql`${uno}`),
      sql`, `,
    )}) ${sql.join(usos, sql` `)} returning d.sha256`)
  return rows.map((row) => row.sha256)
}
