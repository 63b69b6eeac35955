import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/queryable.ts'

/** Rows shown of each table. */
const MUESTRA = 5

interface Referencia {
  readonly tabla: string
  readonly columna: string
}

/** Tables that refer to documents, as the database itself knows them. */
const findReferencias = async (db: Db): Promise<Referencia[]> => {
  const { rows } = await db.execute<Record<string, unknown> & Referencia>(sql`
    select c.conrelid::regclass::text as tabla, a.attname as columna
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'documento'::regclass order by 1, 2`)
  return rows
}

/** Finds what uses a document: 'actuacion_documento 15, 16', so that somebody knows what to upload again. */
export const createUsos = async (db: Db): Promise<(sha256: string) => Promise<string>> => {
  const referencias = await findReferencias(db)
  return async (sha256) => {
    const usos: string[] = []
    for (const { tabla, columna } of referencias) {
      const { rows } = await db.execute<{ cual: string }>(sql`
        select distinct coalesce(f ->> 'actuacion', f ->> 'numero', f ->> 'convenio', f ->> 'titulo', f ->> 'archivo', f ->> 'id', '?') as cual
        from (select to_jsonb(t) as f from ${sql.identifier(tabla)} t where t.${sql.identifier(columna)} = ${sha256}) x
        order by 1 limit ${MUESTRA}`)
      if (rows.length > 0) usos.push(`${tabla} ${rows.map(({ cual }) => cual).join(', ')}`)
    }
    return usos.join('; ')
  }
}
