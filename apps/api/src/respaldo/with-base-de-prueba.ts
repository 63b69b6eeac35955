import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textos } from '@apremia/core'
import type { Client } from 'pg'
import { causesOf } from '../platform/db/outage.ts'
import { isOfDead, MARCA } from '../platform/proceso.ts'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from './respaldo-rechazado.ts'
import { assertBaseVacia, connectPostgres, ESQUEMA_PROPIO } from './take-postgres.ts'

const PREFIJO = 'apremia_verificar_'

const urlDe = (databaseUrl: string, base: string): string => {
  const url = new URL(databaseUrl)
  url.pathname = `/${base}`
  return url.href
}

const isSinPermiso = (error: unknown): boolean => {
  for (const { code } of causesOf(error)) if (code === '42501') return true
  return false
}

/**
 * Drops the scratch databases left by verifications that were killed. A verification that still runs has a connection
 * to its database, so that one is not dropped.
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
    try {
      return await work(urlDe(databaseUrl, base))
    } finally {
      await dentro.end().catch(() => undefined)
      await client.query(`drop database if exists ${base} with (force)`)
    }
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

/**
 * Uses an empty database that the person gives, and empties it again afterwards. Other schemas that were there before
 * stay; `public` is created anew.
 */
const withBaseDada = async <T>(
  databaseUrl: string,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> => {
  const client = await connectPostgres(databaseUrl)
  try {
    await assertBaseVacia(client)
    const antes = await listEsquemas(client)
    try {
      return await work(databaseUrl)
    } finally {
      const hechos = (await listEsquemas(client)).filter(
        (nombre) => nombre === 'public' || !antes.includes(nombre),
      )
      const nombres = hechos.map((nombre) => client.escapeIdentifier(nombre)).join(', ')
      await client.query(`drop schema ${nombres} cascade; create schema public`)
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Runs `work` with a new database of the server of `databaseUrl`, or with the empty database `base`. */
export const withBaseDePrueba = <T>(
  { databaseUrl, base }: { databaseUrl: string | undefined; base: string | undefined },
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> => {
  if (base !== undefined) return withBaseDada(base, work)
  if (databaseUrl !== undefined) return withBaseNueva(databaseUrl, work)
  throw new RespaldoRechazado(textos.respaldo.sinServidorDePrueba, SALIDA_DE_RESPALDO.uso)
}

const CARPETA = 'apremia-verificar-'

/** Runs `work` with a temporary folder. Folders of verifications that were killed are removed. */
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
