import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'

/** A row of a file, every column as text. */
export type FilaDeArchivo = Readonly<Record<string, string | null>>

/** Rows of a step. Users of the embedded database, which has one connection, wait for these. */
const POR_VEZ = 2_000

/** Reads the rows of a query a few at a time, so that memory does not grow with them. */
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
