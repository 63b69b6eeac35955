import { interpolar, textos } from '@apremia/core'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { createDocumentos, RESPALDO_EN_CURSO } from '../documentos/documentos.ts'
import { NOMBRE_DE_SONDA } from '../platform/carpeta-compartida.ts'
import { isBloqueada } from '../platform/db/outage.ts'
import type { Db } from '../platform/db/queryable.ts'
import { writeArchivo } from './archivo-de-copia.ts'
import { listDocumentosRegistrados, readHechosDeBase } from './hechos-de-base.ts'
import { dumpPostgres, findHerramienta } from './herramientas-de-postgres.ts'
import type { Instantanea, LugarDeRespaldo } from './instantanea.ts'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from './respaldo-rechazado.ts'

export const VOLCADO = 'base/volcado.dump'

/**
 * Maximum wait for the lock of the backup. A request that removes a document takes the same lock, but only for a
 * moment. After a longer wait, another backup must be running.
 */
const ESPERA_MS = 5_000

const MAYOR = 10_000

const lockRespaldo = async (client: Client): Promise<void> => {
  try {
    await client.query(`set lock_timeout = ${ESPERA_MS}`)
    await client.query(`select pg_advisory_lock(${RESPALDO_EN_CURSO})`)
  } catch (error) {
    if (isBloqueada(error))
      throw new RespaldoRechazado(textos.respaldo.enCurso, SALIDA_DE_RESPALDO.conflicto)
    throw error
  }
}

/** Returns the major version of the PostgreSQL server. Throws when the database is not of this product. */
export const readServidor = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ version: number; suya: boolean }>(
    "select current_setting('server_version_num')::int as version, to_regclass('public.instalacion') is not null as suya",
  )
  const [row] = rows
  if (!row?.suya) throw new RespaldoRechazado(textos.respaldo.baseAjena)
  return Math.floor(row.version / MAYOR)
}

export const connectPostgres = async (databaseUrl: string): Promise<Client> => {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * Runs `work` with a snapshot of a PostgreSQL database. pg_dump shares the transaction of the snapshot. So the dump,
 * the row counts and the list of documents are of the same moment, although people keep working.
 */
export const withInstantaneaDePostgres = async <T>(
  {
    databaseUrl,
    dataDir,
    deposito,
    ahora,
    signal,
  }: LugarDeRespaldo & { readonly databaseUrl: string },
  work: (instantanea: Instantanea) => Promise<T>,
): Promise<T> => {
  const client = await connectPostgres(databaseUrl)
  const perdida = new AbortController()
  client.once('end', () =>
    perdida.abort(new RespaldoRechazado(textos.respaldo.cortada, SALIDA_DE_RESPALDO.noDisponible)),
  )
  const db: Db = drizzle(client)
  try {
    await client.query('set idle_in_transaction_session_timeout = 0; set statement_timeout = 0')
    const servidor = await readServidor(client)
    await findHerramienta('pg_dump', servidor)
    await lockRespaldo(client)
    const momento = ahora()
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ nombre: string }>('select pg_export_snapshot() as nombre')
    const result = await work({
      momento,
      hechos: await readHechosDeBase(db),
      documentos: await listDocumentosRegistrados(db),
      carpetas: [],
      perdida: perdida.signal,
      writeBase: async (destino) => {
        const instantanea = rows[0]?.nombre ?? ''
        const volcado = await dumpPostgres(databaseUrl, { servidor, instantanea, signal })
        const archivo = await writeArchivo(destino, VOLCADO, volcado.salida)
        await volcado.ended
        await client.query('commit')
        const base = { tipo: 'postgresql' as const, servidor, volcador: volcado.mayor }
        return { base, archivos: [archivo] }
      },
    })
    // The backup is complete. Releases its lock, and removes the documents whose removal waited for the backup. A
    // failure is ignored: the end of the connection releases the lock, and the next start of the server removes the
    // documents.
    await client
      .query(`select pg_advisory_unlock(${RESPALDO_EN_CURSO})`)
      .then(() => createDocumentos({ dataDir, ahora, deposito }).dropPendientes(db))
      .catch(() => undefined)
    return result
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Condition in SQL that is true for a schema of the product or of its users and not of PostgreSQL itself. The query
 * must name the table pg_namespace `n`.
 */
export const ESQUEMA_PROPIO = "n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'"

interface RechazoDeBase {
  readonly conTablas: string
  readonly enUso: string
  readonly salidaEnUso: number
}

const RECHAZO_DE_DATABASE_URL: RechazoDeBase = {
  conTablas: textos.respaldo.baseConTablas,
  enUso: textos.respaldo.servidorEnMarcha,
  salidaEnUso: SALIDA_DE_RESPALDO.conflicto,
}

/**
 * Checks that no schema of a database has a table or a function, apart from those of extensions.
 *
 * @throws RespaldoRechazado when the database is not empty, or a server uses it
 */
export const assertBaseVacia = async (
  client: Client,
  { conTablas, enUso, salidaEnUso }: RechazoDeBase = RECHAZO_DE_DATABASE_URL,
): Promise<void> => {
  const { rows } = await client.query<{ tablas: number; base: string; servidores: number }>(
    `
    select current_database() as base, (
        select count(*)::int from (
          select oid, relnamespace as esquema from pg_class where relkind in ('r', 'p', 'v', 'm', 'S', 'f')
          union all select oid, pronamespace from pg_proc) o join pg_namespace n on n.oid = o.esquema
        where ${ESQUEMA_PROPIO}
          and not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')) as tablas, (
        select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = $1) as servidores`,
    [NOMBRE_DE_SONDA],
  )
  const { tablas = 0, base = '', servidores = 0 } = rows[0] ?? {}
  if (servidores > 0) throw new RespaldoRechazado(interpolar(enUso, { base }), salidaEnUso)
  if (tablas > 0)
    throw new RespaldoRechazado(interpolar(conTablas, { base }), SALIDA_DE_RESPALDO.uso)
}

/** @throws RespaldoRechazado when the role may not create the tables and extensions of a backup in the database */
export const assertPuedeRestaurar = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ usuario: string; base: string; puede: boolean }>(`
    select current_user as usuario, current_database() as base,
      has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as puede`)
  for (const { usuario, base, puede } of rows)
    if (!puede)
      throw new RespaldoRechazado(
        interpolar(textos.respaldo.baseSinPermiso, { usuario, base }),
        SALIDA_DE_RESPALDO.uso,
      )
}
