import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/queryable.ts'
import { secreto } from './secreto-table.ts'

/** The first use creates the key. Processes that start at once get the same key. */
export const loadSecreto = async (db: Db, clave: string): Promise<Buffer> => {
  await db
    .insert(secreto)
    .values({ clave, valor: randomBytes(32).toString('base64') })
    .onConflictDoNothing()
  const [row] = await db.select().from(secreto).where(eq(secreto.clave, clave))
  if (row === undefined) throw new Error(`Falta el secreto ${clave}`)
  return Buffer.from(row.valor, 'base64')
}
