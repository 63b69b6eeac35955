import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { describeValorDeParametro, parseDni, readValorDeParametro } from '@apremia/core'
import type { Pool } from 'pg'
import { type Config, readConfig } from './platform/config.ts'
import { ConfigError, SinIdentidad } from './platform/config-error.ts'

export interface Primeros {
  readonly nombre: string
  readonly admin: string
  readonly jefatura: string | undefined
}

type Pedidos = Pick<Config, 'municipio' | 'adminInicial' | 'jefaturaInicial'>

/** @throws ConfigError that lists every environment variable of the first start that is missing or invalid */
export const readPrimeros = ({ municipio, adminInicial, jefaturaInicial }: Pedidos): Primeros => {
  const faltas: string[] = []
  const nombre = readValorDeParametro('municipio.nombre', municipio ?? '')
  if (municipio === undefined)
    faltas.push('Falta el nombre del municipio: indíquelo en MUNICIPIO_NOMBRE.')
  else if (nombre === undefined)
    faltas.push(`MUNICIPIO_NOMBRE debe ser ${describeValorDeParametro('municipio.nombre')}.`)
  const admin = parseDni(adminInicial ?? '')
  if (admin === undefined)
    faltas.push(
      'No hay usuarios todavía: indique el DNI del primer administrador en APREMIA_ADMIN_DNI.',
    )
  const jefatura = jefaturaInicial === undefined ? undefined : parseDni(jefaturaInicial)
  if (jefaturaInicial !== undefined && jefatura === undefined)
    faltas.push('APREMIA_JEFATURA_DNI debe ser un DNI de 7 u 8 dígitos.')
  if (jefatura !== undefined && jefatura === admin)
    faltas.push(
      'APREMIA_JEFATURA_DNI debe ser de otra persona que APREMIA_ADMIN_DNI: nadie se nombra jefatura a sí mismo.',
    )
  if (faltas.length > 0 || nombre === undefined || admin === undefined)
    throw new ConfigError(faltas.join('\n'))
  return { nombre, admin, jefatura }
}

/**
 * True when the data folder has neither an embedded database (`base`) nor the file that marks an installation over
 * PostgreSQL (`instalacion`).
 */
const isNueva = (dataDir: string): boolean =>
  !['base', 'instalacion'].some((name) => existsSync(join(dataDir, name)))

/**
 * Reads the settings from the environment. When the first start lacks an identity provider, the error lists every
 * missing setting.
 *
 * @throws ConfigError
 */
export const readConfigDeArranque = (
  env: Readonly<Record<string, string | undefined>>,
  version: string,
): Config => {
  try {
    return readConfig(env, version)
  } catch (error) {
    if (!(error instanceof SinIdentidad) || !isNueva(resolve(env.DATA_DIR || 'datos'))) throw error
    const pedidos = {
      municipio: env.MUNICIPIO_NOMBRE || undefined,
      adminInicial: env.APREMIA_ADMIN_DNI || undefined,
      jefaturaInicial: env.APREMIA_JEFATURA_DNI || undefined,
    }
    try {
      readPrimeros(pedidos)
    } catch (otro) {
      if (otro instanceof ConfigError) throw new ConfigError(`${error.message}\n${otro.message}`)
    }
    throw error
  }
}

/** @throws Error when another process listens on the port, or when this account may not listen on it */
export const tryPort = async ({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> => {
  const server = createServer()
  server.listen({ host, port, exclusive: true })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

const checkPrimero = async (config: Config): Promise<void> => {
  if (config.identidad.tipo !== 'demo') readPrimeros(config)
  await tryPort(config)
}

/**
 * Checks the first start over the embedded database before its folder is created. So a refused start leaves no files.
 *
 * @throws ConfigError that lists the missing settings, or the error of a port that is taken
 */
export const checkPrimerArranqueEmbebido = async (config: Config): Promise<void> => {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'base')))
    await checkPrimero(config)
}

const ask = async (pool: Pool, condition: string): Promise<boolean> =>
  (await pool.query<{ si: boolean }>(`select ${condition} as si`)).rows[0]?.si === true

const CON_TABLAS = `exists (
  select from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e'))`

/**
 * Checks the first start before anything is created in PostgreSQL. A database that has the tables of another program is
 * refused, because its address in DATABASE_URL must be wrong.
 */
export const checkPrimerArranque = async (pool: Pool, config: Config): Promise<void> => {
  if (!(await ask(pool, "to_regclass('drizzle.__drizzle_migrations') is not null"))) {
    if (await ask(pool, CON_TABLAS))
      throw new ConfigError(
        'La base de DATABASE_URL tiene tablas de otro programa y no se cambió nada en ella. Cree una vacía para Apremia y póngala en DATABASE_URL.',
      )
    return checkPrimero(config)
  }
  const sinNadie =
    !(await ask(pool, "to_regclass('public.usuario') is not null")) ||
    !(await ask(pool, 'exists (select from usuario)'))
  if (sinNadie) await checkPrimero(config)
}
