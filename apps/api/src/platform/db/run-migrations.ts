import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'

/** Lock number: any, but the same in every process. */
const MIGRATION_LOCK = 8_203_012

/** Looks from where the sources are, then from where the compiled server is. */
const migrationsFolder = (): string => {
  const candidates = ['../../../drizzle', '../drizzle'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  )
  const found = candidates.find((path) => existsSync(path))
  if (found === undefined) throw new Error('Faltan las migraciones de la base de datos.')
  return found
}

/**
 * Applies the missing migrations. When several processes start at once on one PostgreSQL, one migrates and
 * the rest wait.
 */
export const runMigrations = async (pool: Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}
