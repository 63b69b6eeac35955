import { sql } from 'drizzle-orm'
import { findReferenciasADocumentos } from '../documentos/referencias-a-documentos.ts'
import type { Db } from '../platform/db/queryable.ts'

const MUESTRA = 5

/**
 * Returns a function that lists the table rows that use a document, such as 'actuacion_documento 15, 16'. The report of
 * damaged documents shows these rows, so that the administrator knows which file to upload again.
 */
export const createUsos = async (db: Db): Promise<(sha256: string) => Promise<string>> => {
  const referencias = await findReferenciasADocumentos(db)
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
