import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './queryable.ts'

export type Rows<T extends PgTable> = readonly Readonly<InferInsertModel<T>>[]

/** Number of rows in one insert statement. A larger number would need fewer statements but more memory. */
const FILAS_POR_SENTENCIA = 5_000

/**
 * Inserts many rows. Each statement sends its rows as one JSON parameter, whatever the number of columns. All the rows
 * must have the keys of the first row. A column without a key gets its default value.
 */
export const insertRows = async <T extends PgTable>(
  db: Queryable,
  table: T,
  rows: Rows<T>,
): Promise<void> => {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    Object.hasOwn(first, key),
  )
  const list = (part: (key: string, name: string, type: string) => ReturnType<typeof sql>) =>
    sql.join(
      columns.map(([key, column]) => part(key, column.name, column.getSQLType())),
      sql.raw(', '),
    )
  const names = list((_, name) => sql`${sql.identifier(name)}`)
  const keys = list((key) => sql`x.${sql.identifier(key)}`)
  const definitions = list((key, _, type) => sql`${sql.identifier(key)} ${sql.raw(type)}`)
  for (let i = 0; i < rows.length; i += FILAS_POR_SENTENCIA) {
    const json = JSON.stringify(rows.slice(i, i + FILAS_POR_SENTENCIA))
    await db.execute(
      sql`insert into ${table} (${names}) select ${keys} from json_to_recordset(${json}::json) as x(${definitions})`,
    )
  }
}
