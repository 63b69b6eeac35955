import { desc, isNotNull, sql } from 'drizzle-orm'
import { encargosDe } from '../exportaciones/encargos-de.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { salida } from './salida-table.ts'

export const SALIDAS_PEDIDAS = encargosDe(salida)

/**
 * Number of newest data packages that are kept. Older packages are deleted, because a package has personal data of
 * every taxpayer.
 */
export const SALIDAS_CONSERVADAS = 3

export const findViejas = async (
  db: Queryable,
): Promise<readonly { id: number; sha256: string }[]> => {
  const rows = await db
    .select({ id: salida.id, sha256: salida.documento })
    .from(salida)
    .where(isNotNull(salida.documento))
    .orderBy(desc(salida.id))
    .offset(SALIDAS_CONSERVADAS)
  return rows.map(({ id, sha256 }) => ({ id, sha256: sha256 ?? '' }))
}

/**
 * Takes the data package away from an export, and deletes the package when nothing else uses it. The row of the export
 * stays, to record who exported the data.
 *
 * @returns whether the package was deleted. The package stays when another export or an import uses it
 */
export const dropPaquete = async (tx: Queryable, id: number, sha256: string): Promise<boolean> => {
  await SALIDAS_PEDIDAS.update(tx, id, { documento: null })
  const { rows } = await tx.execute(sql`
    delete from documento d where d.sha256 = ${sha256}
      and not exists (select from salida s where s.documento = d.sha256)
      and not exists (select from paquete_carga p where p.documento = d.sha256)
    returning d.sha256`)
  return rows.length > 0
}
