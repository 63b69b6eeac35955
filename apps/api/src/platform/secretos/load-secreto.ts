import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/queryable.ts'
import { secreto } from './secreto-table.ts'

/**
 * Returns the secret key with the name `clave`. The first call stores a new random key. Processes that start at the
 * same time get the same key.
 */
export const loadSecreto = async (db: Db, clave: string): Promise<Buffer> => {
  await db
    .insert(secreto)
    .values({ clave, valor: randomBytes(32).toString('base64') })
    .onConflictDoNothing()
  const [row] = await db.select().from(secreto).where(eq(secreto.clave, clave))
  if (row === undefined) throw new Error(`Falta el secreto ${clave}`)
  return Buffer.from(row.valor, 'base64')
}
