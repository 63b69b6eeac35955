import { once } from 'node:events'
import type { Pool, PoolClient } from 'pg'
import { findPendientes, type MigracionDelPrograma, noteMigracion } from './run-migrations.ts'

/** Table that a migration locks. Other sessions cannot use the table until the last migration ends. */
export interface TablaDetenida {
  /** Schema and name of the table before the migrations, such as 'public.actuacion'. */
  readonly tabla: string
  /** True when the lock stops other sessions from reading the table. False when it stops only their writes. */
  readonly lecturas: boolean
  /** Milliseconds from the start of the migration that locks the table to the end of the last migration. */
  readonly milisegundos: number
}

export interface FilasCambiadas {
  readonly tabla: string
  readonly filas: number
}

export interface MigracionEnsayada {
  readonly nombre: string
  readonly milisegundos: number
  readonly detenidas: readonly TablaDetenida[]
  readonly cambiadas: readonly FilasCambiadas[]
}

export interface EnsayoDeMigraciones {
  readonly migraciones: readonly MigracionEnsayada[]
  /**
   * Milliseconds of the transaction with all the migrations, including the checks that the database makes at the
   * commit.
   */
  readonly milisegundos: number
}

/**
 * Error of a migration that the database refuses, for example because a stored row breaks a new constraint. The cause
 * is the database's own error.
 */
export class MigracionFallida extends Error {
  override readonly name = 'MigracionFallida'
  readonly migracion: string
  constructor(migracion: string, cause: unknown) {
    super(`La migración ${migracion} falló`, { cause })
    this.migracion = migracion
  }
}

/**
 * Modes of PostgreSQL table locks that make other sessions wait to write. AccessExclusiveLock makes them wait to read
 * too.
 */
const DETIENEN = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock']

type Nombres = ReadonlyMap<number, string>

const readNombres = async (client: PoolClient): Promise<Nombres> => {
  const { rows } = await client.query<{ oid: number; tabla: string }>(
    `select c.oid::int8 as oid, n.nspname || '.' || c.relname as tabla
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p')`,
  )
  return new Map(rows.map(({ oid, tabla }) => [oid, tabla]))
}

/**
 * Finds the tables that this transaction has locked. A table's value in the map is true when the lock stops reads too,
 * and false when it stops only writes.
 */
const readDetenidas = async (
  client: PoolClient,
  nombres: Nombres,
): Promise<Map<string, boolean>> => {
  const { rows } = await client.query<{ oid: number; lecturas: boolean }>(
    `select relation::int8 as oid, bool_or(mode = 'AccessExclusiveLock') as lecturas from pg_locks
     where pid = pg_backend_pid() and locktype = 'relation' and mode = any($1) group by 1`,
    [DETIENEN],
  )
  return new Map(
    rows.flatMap(({ oid, lecturas }) => {
      const tabla = nombres.get(oid)
      return tabla === undefined ? [] : [[tabla, lecturas]]
    }),
  )
}

/**
 * Counts the rows of each table that the current transaction inserted, changed or deleted. A renamed table counts under
 * its old name, and a dropped or emptied table is left out. PostgreSQL may also count earlier transactions, so the
 * caller subtracts the count at the start.
 */
const readCambiadas = async (
  client: PoolClient,
  nombres: Nombres,
): Promise<Map<string, number>> => {
  const { rows } = await client.query<FilasCambiadas & { oid: number }>(
    `select relid::int8 as oid, schemaname || '.' || relname as tabla, n_tup_ins + n_tup_upd + n_tup_del as filas
     from pg_stat_xact_user_tables where schemaname <> 'drizzle' and n_tup_ins + n_tup_upd + n_tup_del > 0`,
  )
  return new Map(rows.map(({ oid, tabla, filas }) => [nombres.get(oid) ?? tabla, filas]))
}

interface Medida {
  readonly nombre: string
  readonly empezo: number
  readonly termino: number
  readonly detenidas: ReadonlyMap<string, boolean>
  readonly cambiadas: ReadonlyMap<string, number>
}

/**
 * Runs a statement. When the signal aborts, stops waiting, although the statement still runs until the caller closes
 * the connection. Does not run the statement when the signal is already aborted.
 */
const untilAborted = async <T>(
  start: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> => {
  if (signal === undefined) return start()
  signal.throwIfAborted()
  const listening = new AbortController()
  const aborted = once(signal, 'abort', { signal: listening.signal }).then(() => {
    throw signal.reason
  })
  try {
    return await Promise.race([start(), aborted])
  } finally {
    listening.abort()
  }
}

const applyOne = async (
  client: PoolClient,
  migracion: MigracionDelPrograma,
  { nombres, signal }: { readonly nombres: Nombres; readonly signal: AbortSignal | undefined },
): Promise<Medida> => {
  const { nombre, sentencias } = migracion
  const empezo = performance.now()
  try {
    for (const sentencia of sentencias) await untilAborted(() => client.query(sentencia), signal)
  } catch (error) {
    signal?.throwIfAborted()
    throw new MigracionFallida(nombre, error)
  }
  const termino = performance.now()
  await untilAborted(() => noteMigracion(client, migracion), signal)
  return {
    ...{ nombre, empezo, termino },
    detenidas: await untilAborted(() => readDetenidas(client, nombres), signal),
    cambiadas: await untilAborted(() => readCambiadas(client, nombres), signal),
  }
}

/** A deferred constraint fails at the commit, when no migration runs. The error then names the last migration. */
const commit = async (
  client: PoolClient,
  pendientes: readonly MigracionDelPrograma[],
  signal: AbortSignal | undefined,
): Promise<void> => {
  try {
    await untilAborted(() => client.query('commit'), signal)
  } catch (error) {
    signal?.throwIfAborted()
    throw new MigracionFallida(pendientes.at(-1)?.nombre ?? '', error)
  }
}

/**
 * Computes which tables each migration locks and how many rows it changes. The counts taken after a migration include
 * the earlier migrations. So the counts taken before it are subtracted.
 */
const compareMedidas = (
  inicial: Medida['cambiadas'],
  medidas: readonly Medida[],
  fin: number,
): MigracionEnsayada[] =>
  medidas.map(({ nombre, empezo, termino, detenidas, cambiadas }, orden) => {
    const antes = medidas[orden - 1]
    const habia = antes?.cambiadas ?? inicial
    return {
      nombre,
      milisegundos: Math.round(termino - empezo),
      detenidas: [...detenidas]
        .filter(([tabla, lecturas]) => {
          const ya = antes?.detenidas.get(tabla)
          return ya === undefined || (lecturas && !ya)
        })
        .map(([tabla, lecturas]) => ({
          ...{ tabla, lecturas, milisegundos: Math.round(fin - empezo) },
        }))
        .toSorted((a, b) => (a.tabla < b.tabla ? -1 : 1)),
      cambiadas: [...cambiadas]
        .map(([tabla, filas]) => ({ tabla, filas: filas - (habia.get(tabla) ?? 0) }))
        .filter(({ filas }) => filas > 0)
        .toSorted((a, b) => (a.tabla < b.tabla ? -1 : 1)),
    }
  })

/**
 * Applies the missing migrations to a scratch copy of a database and measures each migration. One transaction applies
 * all of them, as at a real start. So a locked table stays locked until the last migration ends.
 *
 * @throws MigracionFallida when the database does not admit a migration. The copy is then unchanged
 */
export const rehearseMigrations = async (
  pool: Pool,
  { carpeta, signal }: { readonly carpeta?: string; readonly signal?: AbortSignal } = {},
): Promise<EnsayoDeMigraciones> => {
  const client = await pool.connect()
  try {
    const pendientes = await findPendientes(client, carpeta)
    if (pendientes.length === 0) return { migraciones: [], milisegundos: 0 }
    // Turns off the time limits of this connection, because the migrations of a big database may take longer.
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    )
    // A database restored from a dump has no planner statistics. Without them, PostgreSQL may run a migration with
    // another query plan than in the real installation.
    await untilAborted(() => client.query('analyze'), signal)
    const nombres = await readNombres(client)
    const medidas: Medida[] = []
    const empezo = performance.now()
    await client.query('begin')
    try {
      const inicial = await readCambiadas(client, nombres)
      for (const pendiente of pendientes)
        medidas.push(await applyOne(client, pendiente, { nombres, signal }))
      await commit(client, pendientes, signal)
      const fin = performance.now()
      return {
        migraciones: compareMedidas(inicial, medidas, fin),
        milisegundos: Math.round(fin - empezo),
      }
    } catch (error) {
      // Sends no rollback after an interruption, because the rollback would wait for the statement that is still
      // running.
      if (!signal?.aborted) await client.query('rollback').catch(() => undefined)
      throw error
    }
  } finally {
    // The time limits of this connection were turned off. So the connection is closed, and does not return to the pool.
    client.release(true)
  }
}
