import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { interpolar, textos } from '@apremia/core'
import type { Client } from 'pg'
import { causesOf, isDatabaseDown } from '../platform/db/outage.ts'
import { isOfDead, MARCA } from '../platform/proceso.ts'
import type { Informe } from './instantanea.ts'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from './respaldo-rechazado.ts'
import { assertBaseVacia, connectPostgres, ESQUEMA_PROPIO } from './take-postgres.ts'

const PREFIJO = 'apremia_verificar_'

const urlDe = (databaseUrl: string, base: string): string => {
  const url = new URL(databaseUrl)
  url.pathname = `/${base}`
  return url.href
}

/**
 * Runs `work` and then `clean`. When `work` fails, `clean` runs all the same. When both fail, throws the error of
 * `work` and passes the error of `clean` to `note`.
 */
const thenClean = async <T>(
  work: () => Promise<T>,
  clean: () => Promise<void>,
  note: (falla: Error) => void = () => undefined,
): Promise<T> => {
  let result: T
  try {
    result = await work()
  } catch (error) {
    await clean().catch(note)
    throw error
  }
  await clean()
  return result
}

const isSinPermiso = (error: unknown): boolean => {
  for (const { code } of causesOf(error)) if (code === '42501') return true
  return false
}

/**
 * Drops the scratch databases of killed verifications. A scratch database with an open connection stays, because its
 * verification still runs.
 */
const dropAbandonadas = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database d where datname like $1
       and pg_get_userbyid(datdba) = current_user
       and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
    [`${PREFIJO.replaceAll('_', '\\_')}%`],
  )
  for (const { datname } of rows)
    await client.query(`drop database if exists ${client.escapeIdentifier(datname)}`)
}

const withBaseNueva = async <T>(
  databaseUrl: string,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> => {
  const client = await connectPostgres(databaseUrl)
  const base = `${PREFIJO}${randomUUID().replaceAll('-', '').slice(0, 12)}`
  try {
    try {
      await dropAbandonadas(client)
      await client.query(`create database ${base} template template0 encoding 'UTF8'`)
    } catch (error) {
      if (isSinPermiso(error))
        throw new RespaldoRechazado(textos.respaldo.sinPermisoDeCrear, SALIDA_DE_RESPALDO.uso)
      throw error
    }
    const dentro = await connectPostgres(urlDe(databaseUrl, base))
    return await thenClean(
      () => work(urlDe(databaseUrl, base)),
      async () => {
        await dentro.end().catch(() => undefined)
        await client.query(`drop database if exists ${base} with (force)`)
      },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

const listEsquemas = async (client: Client): Promise<string[]> =>
  (
    await client.query<{ nombre: string }>(
      `select n.nspname as nombre from pg_namespace n where ${ESQUEMA_PROPIO}`,
    )
  ).rows.map(({ nombre }) => nombre)

const connectDada = async (base: string): Promise<Client> => {
  try {
    return await connectPostgres(base)
  } catch (error) {
    const [codigo = ''] = [...causesOf(error)].flatMap(({ code }) => (code ? [String(code)] : []))
    throw new RespaldoRechazado(
      interpolar(textos.respaldo.baseDadaNoAbre, { codigo }),
      isDatabaseDown(error) ? SALIDA_DE_RESPALDO.noDisponible : SALIDA_DE_RESPALDO.uso,
    )
  }
}

const withDada = async <T>(base: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = await connectDada(base)
  try {
    return await work(client)
  } finally {
    // Frees the advisory lock before the connection ends. PostgreSQL takes a moment to free the locks of an ended
    // connection, and the next verification would find the lock taken.
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined)
    await client.end().catch(() => undefined)
  }
}

/** Key of the advisory lock that allows a single verification at a time in the database given with `--base`. */
const RESERVA = "hashtext('apremia.base-de-prueba')"

const reserveDada = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ mia: boolean }>(
    `select pg_try_advisory_lock(${RESERVA}) as mia`,
  )
  if (!rows[0]?.mia)
    throw new RespaldoRechazado(textos.respaldo.baseDadaReservada, SALIDA_DE_RESPALDO.conflicto)
}

/** Refuses a role that could fill the database given with `--base` but could not empty it afterwards. */
const assertSePuedeVaciar = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ usuario: string; puede: boolean }>(
    `select current_user as usuario, has_database_privilege(current_database(), 'CREATE') and not exists (
       select from pg_namespace where nspname = 'public' and not pg_has_role(nspowner, 'USAGE')) as puede`,
  )
  const { usuario = '', puede = false } = rows[0] ?? {}
  if (!puede)
    throw new RespaldoRechazado(
      interpolar(textos.respaldo.baseDadaAjena, { usuario }),
      SALIDA_DE_RESPALDO.uso,
    )
}

const RECHAZO_DE_BASE_DADA = {
  conTablas: textos.respaldo.baseDadaConTablas,
  enUso: textos.respaldo.baseDadaEnUso,
  salidaEnUso: SALIDA_DE_RESPALDO.uso,
}

/** Locks and checks the database given with `--base`. Returns the names of its schemas. */
const takeDada = async (client: Client): Promise<string[]> => {
  await reserveDada(client)
  await assertBaseVacia(client, RECHAZO_DE_BASE_DADA)
  await assertSePuedeVaciar(client)
  return listEsquemas(client)
}

/**
 * @throws RespaldoRechazado when the database of `--base` is not empty, when the role could not empty it again, or
 *   when another verification uses it
 */
export const assertBaseDada = async (base: string): Promise<void> => {
  await withDada(base, takeDada)
}

const emptyIn = async (client: Client, antes: readonly string[]): Promise<void> => {
  // Ends the other sessions of this role in the database. A statement of an interrupted verification may still be
  // running there, with its locks.
  await client.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  )
  const nuevos = (await listEsquemas(client)).filter((nombre) => !antes.includes(nombre))
  const nombres = [...new Set(['public', ...nuevos])]
    .map((nombre) => client.escapeIdentifier(nombre))
    .join(', ')
  await client.query(`drop schema if exists ${nombres} cascade; create schema public`)
}

/**
 * Empties the database given with `--base`, over the connection that locked it. When that connection was lost, opens
 * another connection and locks the database again.
 */
const emptyDada = async (client: Client, base: string, antes: readonly string[]): Promise<void> => {
  try {
    await emptyIn(client, antes).catch((error) => {
      if (!isDatabaseDown(error)) throw error
      return withDada(base, async (otra) => {
        await reserveDada(otra)
        await emptyIn(otra, antes)
      })
    })
  } catch {
    throw new RespaldoRechazado(textos.respaldo.baseDadaSinVaciar)
  }
}

interface Prueba {
  readonly databaseUrl: string | undefined
  readonly base: string | undefined
  readonly informe: Informe
}

/**
 * Runs `work` with the database given with `--base`, which must be empty, and empties it again afterwards. The schemas
 * that it had before stay, except `public`, which is dropped and created again.
 */
const withBaseDada = <T>(
  base: string,
  informe: Informe,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> =>
  withDada(base, async (client) => {
    const antes = await takeDada(client)
    return thenClean(
      () => work(base),
      () => emptyDada(client, base, antes),
      (falla) => informe.paso(falla.message),
    )
  })

/**
 * Runs `work` with a scratch database: the empty database `base` if given, or else a new database on the server of
 * `databaseUrl`.
 */
export const withBaseDePrueba = <T>(
  { databaseUrl, base, informe }: Prueba,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> => {
  if (base !== undefined) return withBaseDada(base, informe, work)
  if (databaseUrl !== undefined) return withBaseNueva(databaseUrl, work)
  throw new RespaldoRechazado(textos.respaldo.sinServidorDePrueba, SALIDA_DE_RESPALDO.uso)
}

const CARPETA = 'apremia-verificar-'

/** Runs `work` with a temporary folder, after removing the folders of killed verifications. */
export const withCarpetaDePrueba = async <T>(work: (carpeta: string) => Promise<T>): Promise<T> => {
  for (const nombre of await readdir(tmpdir()))
    if (nombre.startsWith(CARPETA) && isOfDead(nombre))
      await rm(join(tmpdir(), nombre), { recursive: true, force: true })
  const carpeta = await mkdtemp(join(tmpdir(), `${CARPETA}${MARCA}-`))
  try {
    return await work(carpeta)
  } finally {
    await rm(carpeta, { recursive: true, force: true })
  }
}
