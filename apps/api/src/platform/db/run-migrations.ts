import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { ConfigError } from '../config-error.ts'
import { readVersion } from '../version.ts'
import { isBloqueada } from './outage.ts'
import type { Queryable } from './queryable.ts'

/** Number of the PostgreSQL advisory lock that every process takes before it migrates the database. */
const MIGRATION_LOCK = 8_203_012

const migrationsFolder = (): string => {
  const candidates = ['../../../drizzle', '../drizzle'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  )
  const found = candidates.find((path) => existsSync(path))
  if (found === undefined) throw new Error('Faltan las migraciones de la base de datos.')
  return found
}

interface Migracion {
  readonly tag: string
  readonly when: number
}

const readJournal = (folder: string): readonly Migracion[] =>
  (
    JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
      readonly entries: readonly Migracion[]
    }
  ).entries

const newestOf = (folder: string): Migracion => {
  const newest = readJournal(folder).at(-1)
  if (newest === undefined) throw new Error('Faltan las migraciones de la base de datos.')
  return newest
}

/**
 * Newest migration of this program. It is read once, at the start, because an upgrade may replace the migration files
 * while the process runs.
 */
let esquemaPropio: Migracion | undefined

/**
 * Compares the newest migration of the database with the newest migration of this program.
 *
 * @param ultima moment of the newest migration of the database, or 0 for a database without migrations
 */
export const compareEsquema = (ultima: number): 'igual' | 'faltan' | 'mas-nuevo' => {
  esquemaPropio ??= newestOf(migrationsFolder())
  if (ultima === esquemaPropio.when) return 'igual'
  return ultima < esquemaPropio.when ? 'faltan' : 'mas-nuevo'
}

/**
 * Finds the newest migration of this program. `orden` is the time at which the migration was written, in milliseconds.
 */
export const readMigracionPropia = (): { readonly nombre: string; readonly orden: number } => {
  const { tag, when } = newestOf(migrationsFolder())
  return { nombre: tag, orden: when }
}

export interface MigracionDelPrograma {
  readonly nombre: string
  readonly orden: number
  readonly sentencias: readonly string[]
  /** SHA-256 of the migration file. It is stored in the database next to `orden`. */
  readonly huella: string
}

/**
 * Reads the migrations of a folder in the order in which they are applied. The default is the folder of this program.
 */
export const readMigraciones = (folder = migrationsFolder()): readonly MigracionDelPrograma[] => {
  const nombres = new Map(readJournal(folder).map(({ tag, when }) => [when, tag]))
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, sql, hash }) => ({
    nombre: nombres.get(folderMillis) ?? '',
    ...{ orden: folderMillis, sentencias: sql, huella: hash },
  }))
}

/** Finds the migrations of a folder that the database lacks. */
export const findPendientes = async (
  client: PoolClient,
  carpeta?: string,
): Promise<MigracionDelPrograma[]> => {
  const { rows } = await client.query<{ ultima: number | null }>(
    'select max(created_at) as ultima from drizzle.__drizzle_migrations',
  )
  const ultima = rows[0]?.ultima ?? 0
  return readMigraciones(carpeta).filter(({ orden }) => orden > ultima)
}

/** Records in the database that a migration was applied. */
export const noteMigracion = async (
  client: PoolClient,
  { huella, orden }: MigracionDelPrograma,
): Promise<void> => {
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [huella, orden],
  )
}

const exists = async (client: PoolClient, table: string): Promise<boolean> =>
  (await client.query('select to_regclass($1) is not null as esta', [table])).rows[0]?.esta === true

/** @throws ConfigError when the schema of the database is newer than this program */
const refuseNewer = async (client: PoolClient, propia: Migracion): Promise<void> => {
  if (!(await exists(client, 'drizzle.__drizzle_migrations'))) return
  const { rows } = await client.query<{ ultima: number | null }>(
    'select max(created_at) as ultima from drizzle.__drizzle_migrations',
  )
  if ((rows[0]?.ultima ?? 0) <= propia.when) return
  const known = (await exists(client, 'instalacion'))
    ? await client.query<{ version: string; esquema: string }>(
        'select version, esquema from instalacion',
      )
    : undefined
  const { version = '', esquema = '' } = known?.rows[0] ?? {}
  const otra = version === '' ? 'una versión posterior' : `la versión ${version} (${esquema})`
  throw new ConfigError(
    `La base la escribió Apremia en ${otra} y este programa es la ${readVersion()} (${propia.tag}), más vieja. No la abre, para no dañarla. Instale ${version === '' ? 'esa versión' : `la ${version}`} o una posterior; si quiere volver a la anterior, restaure la copia de seguridad hecha antes de actualizar.`,
  )
}

export interface Esperas {
  readonly turno: number
  /**
   * Maximum milliseconds that a migration waits for a lock on a table or a row. It is long enough for PostgreSQL to end
   * the session of a suspended process that has the lock.
   */
  readonly candado: number
}

export const ESPERAS: Esperas = { turno: 300_000, candado: 30_000 }

const takeTurno = async (client: PoolClient, { turno, candado }: Esperas): Promise<void> => {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as tomado', [MIGRATION_LOCK])
  if (rows[0]?.tomado !== true) {
    console.warn(
      `Otro proceso está preparando la base: se espera que termine, hasta ${Math.ceil(turno / 1000)} segundos.`,
    )
    await client.query(`set lock_timeout = ${turno}`)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  }
  await client.query(`set lock_timeout = ${candado}`)
}

const bloqueada = (cause: unknown, espera: number): ConfigError => {
  const error = new ConfigError(
    `La base está ocupada por otro proceso: pasaron más de ${Math.ceil(espera / 1000)} segundos y no suelta lo que hace falta para arrancar. No se cambió nada. Puede ser un proceso detenido (kill -STOP, una máquina suspendida), otro arranque que no termina o una consulta abierta en la base: mírelo en pg_stat_activity, termínelo y arranque de nuevo.`,
  )
  error.cause = cause
  return error
}

/** Checks the migrated database before the migrations are committed. An error rolls all of them back. */
export type RevisionDeBase = (tx: Queryable) => Promise<void>

/**
 * Applies the missing migrations in the transaction that the caller opened. The `migrate` function of Drizzle is not
 * used. It commits a transaction of its own, so nothing could be checked before the commit.
 */
const applyPendientes = async (client: PoolClient, propia: Migracion): Promise<void> => {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const pendiente of await findPendientes(client)) {
    for (const sentencia of pendiente.sentencias) await client.query(sentencia)
    await noteMigracion(client, pendiente)
  }
  await client.query(
    'update instalacion set version = $1, esquema = $2 where (version, esquema) is distinct from ($1, $2)',
    [readVersion(), propia.tag],
  )
}

/**
 * Applies the missing migrations and stores the version of the program, in one transaction. When a migration fails or
 * `revisar` refuses, the database stays as it was. When several processes start at once on one PostgreSQL database, one
 * migrates and the others wait.
 *
 * @throws ConfigError when a newer program migrated the database, or when another process holds a needed lock for too
 * long
 */
export const runMigrations = async (
  pool: Pool,
  revisar: RevisionDeBase = async () => undefined,
  esperas: Esperas = ESPERAS,
): Promise<void> => {
  const client = await pool.connect()
  let conTurno = false
  try {
    await takeTurno(client, esperas)
    conTurno = true
    const propia = newestOf(migrationsFolder())
    esquemaPropio = propia
    await refuseNewer(client, propia)
    await client.query('begin')
    try {
      await applyPendientes(client, propia)
      await revisar(drizzle(client))
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    }
  } catch (error) {
    if (isBloqueada(error)) throw bloqueada(error, conTurno ? esperas.candado : esperas.turno)
    throw error
  } finally {
    await client.query('reset lock_timeout').catch(() => undefined)
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}
