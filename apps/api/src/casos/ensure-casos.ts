import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/queryable.ts'
import { refreshTodosLosCasos } from './refresh-casos.ts'

/** Fills the table `caso` once, in an installation whose data are older than that table. */
export const ensureCasos = async (db: Db): Promise<void> => {
  const { rows } = await db.execute<{ faltan: boolean }>(sql`
    select not exists (select from caso) and (exists (select from situacion_historica)
      or exists (select from actuacion) or exists (select from titulo)) as faltan`)
  if (rows[0]?.faltan) await db.transaction(refreshTodosLosCasos)
}
