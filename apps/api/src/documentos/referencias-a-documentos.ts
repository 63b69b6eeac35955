import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

interface Referencia {
  readonly tabla: string
  readonly columna: string
}

export const findReferenciasADocumentos = async (db: Queryable): Promise<readonly Referencia[]> => {
  const { rows } = await db.execute<Record<string, unknown> & Referencia>(sql`
    select c.conrelid::regclass::text as tabla, a.attname as columna
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'documento'::regclass order by 1, 2`)
  return rows
}
