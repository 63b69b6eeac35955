import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig, types } from 'pg'
import { printError } from '../log/describe-error.ts'
import { startEmbedded } from './embedded.ts'
import { PLAZOS, toSettings } from './plazos.ts'
import type { Db } from './queryable.ts'
import { type RevisionDeBase, runMigrations } from './run-migrations.ts'
import { type Anotacion, createTransaction, SIN_ANOTACION } from './transact.ts'
import { UnaConexion } from './una-conexion.ts'

export type Motor = 'embebida' | 'postgresql'

export interface OpenDb {
  readonly db: Db
  /**
   * Connections to the database for single statements and for read-only transactions. The embedded database has only
   * one connection, which is used for writing too.
   */
  readonly pool: Pool
  readonly escrituras: Pool
  /**
   * Connection of the health check to the database. It is apart from the pool, so that a busy pool does not look like a
   * database that is down.
   */
  readonly salud: Db
  readonly motor: Motor
  readonly onNumeros: (anotacion: Anotacion) => void
  readonly close: () => Promise<void>
}

// 64-bit integers are read as numbers, with an error when the value is not a safe integer. Dates are read as text,
// because a `Date` would shift the day by the time zone.
const INT8 = 20
const DATE = 1082
types.setTypeParser(DATE, (text) => text)
types.setTypeParser(INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`Entero fuera de rango: ${text}`)
  return value
})

const connect = (
  config: PoolConfig,
  settings = '',
  open: (config: PoolConfig) => Pool = (todo) => new Pool(todo),
): Pool => {
  // `jit` is off, because compiling a query takes longer than running it. `random_page_cost` is low, because the data
  // is in memory. All connections to the embedded database share one session, so `deallocate all` deletes the prepared
  // statements of earlier connections.
  const onConnect: PoolConfig['onConnect'] = (client) =>
    client.query(`deallocate all; set jit = off; set random_page_cost = 1.1; ${settings}`)
  const pool = open({ ...config, onConnect })
  // Without these listeners, the error of a lost connection would end the process. The pool replaces a lost connection
  // by itself. It reports only the errors of idle connections, because a running query reports its own failure.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => printError('Conexión a la base perdida:', error))
  return pool
}

interface Pools extends Pick<OpenDb, 'pool' | 'escrituras'> {
  readonly salud: Pool
  readonly migrate: (revisar: RevisionDeBase | undefined) => Promise<void>
}

const connectEmbedded = (connection: PoolConfig): Pools => {
  const pool = connect(connection, '', (config) => new UnaConexion(config))
  return { pool, escrituras: pool, salud: pool, migrate: (revisar) => runMigrations(pool, revisar) }
}

const connectServer = (connectionString: string): Pools => {
  const config = {
    connectionString,
    max: 10,
    // A PostgreSQL server may vanish without closing its connections. These settings detect that. Without them, the
    // vanished server would look like a slow one.
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
  const pool = connect(config, toSettings(PLAZOS))
  const escrituras = connect(config, toSettings(PLAZOS))
  return {
    pool,
    escrituras,
    salud: connect({ ...config, max: 1 }, toSettings(PLAZOS)),
    // The migration of the database has no time limit. Another server process that starts during the migration waits up
    // to five minutes (`ESPERAS`).
    migrate: async (revisar) => {
      const migrator = connect({ ...config, max: 1 })
      try {
        await runMigrations(migrator, revisar)
      } finally {
        await migrator.end()
      }
    },
  }
}

/**
 * Opens the database and applies the missing migrations, unless `migrar` is false. The database is PostgreSQL with
 * `databaseUrl`, otherwise the embedded database in `dataDir`.
 *
 * @param options.revisar checks the migrated database before the commit. When it refuses, the database and the data
 * folder stay as they were
 */
export const openDb = async (options: {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly now: Date
  readonly antesDeMigrar?: (pool: Pool) => Promise<void>
  readonly revisar?: RevisionDeBase
  readonly migrar?: boolean
}): Promise<OpenDb> => {
  const { databaseUrl, dataDir, now, antesDeMigrar, revisar, migrar = true } = options
  const embedded = databaseUrl === undefined ? await startEmbedded(dataDir, now) : undefined
  const pools = embedded ? connectEmbedded(embedded.connection) : connectServer(databaseUrl ?? '')
  const { pool, escrituras, salud } = pools
  const close = async () => {
    for (const one of new Set([pool, escrituras, salud])) await one.end()
    await embedded?.close()
  }
  try {
    if (embedded === undefined) await antesDeMigrar?.(pool)
    if (migrar) await pools.migrate(revisar)
  } catch (error) {
    await close()
    await embedded?.discardNew()
    throw error
  }
  let anotacion = SIN_ANOTACION
  const transaction = createTransaction(
    { escrituras, lecturas: pool, plazos: embedded === undefined },
    () => anotacion,
  )
  return {
    db: Object.assign(drizzle(pool), { transaction }),
    pool,
    escrituras,
    salud: drizzle(salud),
    motor: embedded ? 'embebida' : 'postgresql',
    onNumeros: (otra) => {
      anotacion = otra
    },
    close,
  }
}
