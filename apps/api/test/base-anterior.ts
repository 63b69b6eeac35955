import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { inject } from 'vitest'
import { type OpenDb, openDb } from '../src/platform/db/open-db.ts'
import { rehearseMigrations } from '../src/platform/db/rehearse-migrations.ts'
import type { Copia } from './copia.ts'
import { copyDatabase, createBeside } from './postgres-server.ts'

const MIGRACIONES = fileURLToPath(new URL('../drizzle', import.meta.url))

/** Number of migrations of the older program. The next migration, 0066, alters the table `paquete_carga`. */
export const MIGRACIONES_ANTERIORES = 66

/** Writes a new folder with the first `cuantas` migrations of the product, followed by `agregadas`. */
export const copyMigraciones = (
  cuantas: number,
  agregadas: readonly { readonly tag: string; readonly sql: string }[] = [],
): string => {
  const carpeta = mkdtempSync(join(tmpdir(), 'apremia-migraciones-'))
  cpSync(MIGRACIONES, carpeta, { recursive: true })
  const path = join(carpeta, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { when: number }[] }
  const primeras = journal.entries.slice(0, cuantas)
  const desde = primeras.at(-1)?.when ?? 0
  const nuevas = agregadas.map(({ tag, sql }, orden) => {
    writeFileSync(join(carpeta, `${tag}.sql`), sql)
    return { ...primeras.at(-1), tag, when: desde + orden + 1 }
  })
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...primeras, ...nuevas] }))
  return carpeta
}

export const createSinTablas = async (): Promise<Copia> => {
  const plantilla = inject('plantilla')
  const dataDir = mkdtempSync(join(tmpdir(), 'apremia-anterior-'))
  if (plantilla.motor === 'pglite') return { dataDir, databaseUrl: undefined }
  return { dataDir, databaseUrl: await createBeside(plantilla.url) }
}

/** Opens a new database in the state of an older program: with the first migrations and without the later ones. */
export const openAnterior = async (where: Copia): Promise<OpenDb> => {
  const open = await openDb({ ...where, now: new Date(), migrar: false })
  const carpeta = copyMigraciones(MIGRACIONES_ANTERIORES)
  try {
    await open.escrituras.query(`create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
    await rehearseMigrations(open.escrituras, { carpeta })
    await open.escrituras.query("update instalacion set version = '0.0.9', esquema = '0065_x'")
    return open
  } catch (error) {
    await open.close()
    throw error
  } finally {
    rmSync(carpeta, { recursive: true, force: true })
  }
}

/**
 * Copies a database that no process has open. Copying an older database is several times faster than creating it and
 * applying its migrations.
 */
export const copySinAbrir = async ({ dataDir, databaseUrl }: Copia): Promise<Copia> => {
  const copia = mkdtempSync(join(tmpdir(), 'apremia-anterior-'))
  cpSync(dataDir, copia, { recursive: true })
  return { dataDir: copia, databaseUrl: databaseUrl && (await copyDatabase(databaseUrl)) }
}

/** Fills the table `paquete_carga`, which the first missing migration alters. */
export const fillPaquetes = async (pool: Pool, filas: number): Promise<void> => {
  await pool.query(
    "insert into usuario (dni, apellido, nombre, rol) values ('20000009', 'Prueba', 'Ana', 'admin')",
  )
  await pool.query(
    `insert into paquete_carga (archivo, simulacion, estado, dni, creada)
     select 'paquete-' || n, true, 'probada', '20000009', now() from generate_series(1, $1::int) n`,
    [filas],
  )
}
