import { sql } from 'drizzle-orm'
import type { Handler } from '../platform/http/mount.ts'

export const getSalud: Handler<'getSalud'> = async ({ db, config }) => {
  await db.execute(sql`select 1`)
  return { estado: 'ok', base: config.databaseUrl === undefined ? 'embebida' : 'postgresql' }
}
