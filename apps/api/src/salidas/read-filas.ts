import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'

export type FilaDeArchivo = Readonly<Record<string, string | null>>

/**
 * Number of rows read by one query. The embedded database has a single connection, so other requests wait during a
 * query.
 */
const POR_VEZ = 1_000

export async function* readFilas(tx: Tx, consulta: string): AsyncGenerator<FilaDeArchivo[]> {
  await tx.execute(sql.raw(`declare filas_de_salida no scroll cursor for ${consulta}`))
  for (;;) {
    const { rows } = await tx.execute<Record<string, string | null>>(
      sql.raw(`fetch forward ${POR_VEZ} from filas_de_salida`),
    )
    if (rows.length === 0) break
    yield rows
  }
  await tx.execute(sql.raw('close filas_de_salida'))
}
