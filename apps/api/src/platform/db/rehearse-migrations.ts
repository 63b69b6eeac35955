import { once } from 'node:events'
import type { Pool, PoolClient } from 'pg'
import { type MigracionDelPrograma, readMigraciones } from './run-migrations.ts'

/** Table that existed before a migration and that other sessions cannot use from then until the update ends. */
export interface TablaDetenida {
  /** Schema and name before the update, such as 'public.actuacion'. */
  readonly tabla: string
  /** Whether reading waits too. If not, only writing waits. */
  readonly lecturas: boolean
  /** From the start of the migration that locks the table to the end of the update. */
  readonly milisegundos: number
}

export interface FilasCambiadas {
  readonly tabla: string
  /** Rows inserted, changed and deleted. */
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
   * Milliseconds of the whole transaction. They include the checks that the database makes at the commit, after the last
   * migration.
   */
  readonly milisegundos: number
}

/** A migration that fails on the data of a database. The cause is the error of the database. */
export class MigracionFallida extends Error {
  override readonly name = 'MigracionFallida'
  readonly migracion: string
  constructor(migracion: string, cause: unknown) {
    super(`La migración ${migracion} falló`, { cause })
    this.migracion = migracion
  }
}

const findPendientes = async (
  client: PoolClient,
  carpeta: string | undefined,
): Promise<MigracionDelPrograma[]> => {
  const { rows } = await client.query<{ ultima: number | null }>(
    'select max(created_at) as ultima from drizzle.__drizzle_migrations',
  )
  const ultima = rows[0]?.ultima ?? 0
  return readMigraciones(carpeta).filter(({ orden }) => orden > ultima)
}

/** Lock modes of PostgreSQL that make writing wait. AccessExclusiveLock makes reading wait too. */
const DETIENEN = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock']

type Nombres = ReadonlyMap<number, string>

const readNombres = async (client: PoolClient): Promise<Nombres> => {
  const { rows } = await client.query<{ oid: number; tabla: string }>(
    `select c.oid::int8 as oid, n.nspname || '.' || c.relname as tabla
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p')`,
  )
  return new Map(rows.map(({ oid, tabla }) => [oid, tabla]))
}

/** Tables that this transaction holds now, with whether reading waits. */
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
 * Rows of each table that this session inserted, changed or deleted until now, with the name of the table before the
 * update if it existed. The rows of a table that is emptied (`truncate`) or dropped do not count. PostgreSQL counts in
 * some rows of earlier transactions too, the same number throughout a transaction.
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
 * Runs a statement of the database, and stops waiting for it when the signal aborts. A statement that still runs then
 * ends with its connection, which is not used again. With a signal that aborted before, the statement does not start.
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
  { nombre, orden, sentencias, huella }: MigracionDelPrograma,
  { nombres, signal }: { readonly nombres: Nombres; readonly signal: AbortSignal | undefined },
): Promise<Medida> => {
  const empezo = performance.now()
  try {
    for (const sentencia of sentencias) await untilAborted(() => client.query(sentencia), signal)
  } catch (error) {
    signal?.throwIfAborted()
    throw new MigracionFallida(nombre, error)
  }
  const termino = performance.now()
  const anotar = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)'
  await untilAborted(() => client.query(anotar, [huella, orden]), signal)
  return {
    ...{ nombre, empezo, termino },
    detenidas: await untilAborted(() => readDetenidas(client, nombres), signal),
    cambiadas: await untilAborted(() => readCambiadas(client, nombres), signal),
  }
}

/** A deferred constraint fails here, without a migration of its own: the last one is named. */
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

/** Says what each migration added to what the earlier ones had done in the same transaction. */
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
 * Applies the missing migrations to a scratch copy of a database and measures each. As at a real start, one transaction
 * applies them all, so a locked table stays locked until the last migration ends.
 *
 * @throws MigracionFallida when the database does not admit a migration. The copy stays as it was.
 */
export const rehearseMigrations = async (
  pool: Pool,
  { carpeta, signal }: { readonly carpeta?: string; readonly signal?: AbortSignal } = {},
): Promise<EnsayoDeMigraciones> => {
  const client = await pool.connect()
  try {
    const pendientes = await findPendientes(client, carpeta)
    if (pendientes.length === 0) return { migraciones: [], milisegundos: 0 }
    // The migrations of a big database last longer than the limits of an ordinary statement.
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    )
    // A restored dump has no statistics, and without them a migration may take another plan than in the installation.
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
      // After an interruption, a rollback would wait for the statement that still runs.
      if (!signal?.aborted) await client.query('rollback').catch(() => undefined)
      throw error
    }
  } finally {
    // The settings above belong to this session, so the session is not used again.
    client.release(true)
  }
}
