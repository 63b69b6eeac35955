import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { ConfigError } from './config-error.ts'
import type { Queryable } from './db/queryable.ts'

/**
 * Notification channels of PostgreSQL with which processes compare their data folders. A starting process writes a file
 * in its folder, and asks on `PREGUNTA` who sees the file. The others answer on `RESPUESTA`. "No" means that two
 * processes over one database use different folders.
 */
const PREGUNTA = 'apremia_sonda'
const RESPUESTA = 'apremia_sonda_vista'
/**
 * Milliseconds that a starting process waits for an answer from the other processes about its data folder. After this
 * time the process starts with a warning, because a suspended process may never answer.
 */
const PACIENCIA_MS = 5_000
const PAUSA_MS = 2_000
/**
 * `application_name` of the connection that each running server keeps open. Other programs find the running servers of
 * a database by this name.
 */
export const NOMBRE_DE_SONDA = 'apremia-sonda'
const UUID = /^[0-9a-f-]{36}$/

export interface CarpetaCompartida {
  readonly close: () => Promise<void>
}

/**
 * Place where the server processes of one database leave short texts for each other: the data folder or the
 * S3-compatible store.
 */
export interface LugarComun {
  /**
   * Writes a text in the data folder or the store that the processes share. Returns false when the folder or the store
   * does not answer.
   */
  readonly write: (name: string, texto: string) => Promise<boolean>
  /**
   * Reads a text from the data folder or the store that the processes share. Returns '' when there is no text with that
   * name.
   *
   * @throws Error when the folder or the store does not answer, because the text may then exist
   */
  readonly read: (name: string) => Promise<string>
  readonly remove: (name: string) => Promise<void>
  /** Error message to show when another process does not see what this process wrote. */
  readonly ajeno: string
  /** Error message to show when no other process answered. */
  readonly sinRespuesta: string
}

export const createCarpetaComun = (dataDir: string): LugarComun => {
  const folder = join(dataDir, 'sondas')
  const pathOf = (name: string): string => join(folder, name)
  return {
    write: async (name, texto) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(pathOf(name), texto, { mode: 0o600, flush: true })
      return true
    },
    read: (name) => readFile(pathOf(name), 'utf8').catch(() => ''),
    remove: (name) => rm(pathOf(name), { force: true }),
    ajeno: `DATA_DIR (${dataDir}) es una copia de la carpeta de datos: otro proceso que usa esta base no ve lo que se escribe en ella. Indique en DATA_DIR la carpeta que usan los demás procesos, donde están los documentos. Si es otra máquina, con su propia carpeta, todos los procesos necesitan el mismo almacén (DOCUMENTOS_S3_URL).`,
    sinRespuesta: `Ningún otro proceso contestó, así que no se pudo comprobar que todos usan la misma carpeta de datos (DATA_DIR=${dataDir}). Compruébelo antes de seguir.`,
  }
}

interface Lugar {
  readonly databaseUrl: string
  readonly comun: LugarComun
  readonly propias: Set<string>
}

const answer = async (
  client: Client,
  { comun, propias }: Lugar,
  pregunta: string,
): Promise<void> => {
  const [id = '', secreto = ''] = pregunta.split(' ')
  if (!UUID.test(id) || propias.has(id)) return
  const visto = await comun.read(id)
  await client.query('select pg_notify($1, $2)', [
    RESPUESTA,
    `${id} ${visto !== '' && visto === secreto ? 'si' : 'no'}`,
  ])
}

const connect = async ({ databaseUrl }: Lugar, channel: string): Promise<Client> => {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`listen ${channel}`)
  return client
}

const connectToAnswer = async (lugar: Lugar): Promise<Client> => {
  const client = await connect(lugar, PREGUNTA)
  await client.query(`set application_name = '${NOMBRE_DE_SONDA}'`)
  return client
}

const answerAlways = (lugar: Lugar, first: Client): CarpetaCompartida => {
  const closing = new AbortController()
  let client = first
  const serve = (one: Client): void => {
    client = one
    one.on('notification', ({ payload = '' }) => {
      answer(one, lugar, payload).catch(() => undefined)
    })
    one.once('end', () => void again())
  }
  const again = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await sleep(PAUSA_MS, undefined, { signal: closing.signal, ref: false }).catch(
        () => undefined,
      )
      const next = await connectToAnswer(lugar).catch(() => undefined)
      if (next === undefined) continue
      if (closing.signal.aborted) await next.end()
      else serve(next)
      return
    }
  }
  serve(first)
  return {
    close: async () => {
      closing.abort()
      await client.end().catch(() => undefined)
    },
  }
}

export const countServidores = async (db: Queryable): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name = ${NOMBRE_DE_SONDA}`,
  )
  return rows[0]?.n ?? 0
}

const countOtros = async (client: Client, propio: number): Promise<number> => {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> $2`,
    [NOMBRE_DE_SONDA, propio],
  )
  return rows[0]?.n ?? 0
}

/**
 * Asks the other processes over the same database whether they see a file in this process's data folder. Returns the
 * first answer. Returns true when there are no other processes, and undefined when none answers in time.
 */
const ask = async (lugar: Lugar, propio: number): Promise<boolean | undefined> => {
  const id = randomUUID()
  const secreto = randomUUID()
  lugar.propias.add(id)
  const client = await connect(lugar, RESPUESTA)
  try {
    if ((await countOtros(client, propio)) === 0) return true
    if (!(await lugar.comun.write(id, secreto))) return undefined
    const answered = new Promise<boolean>((resolve) => {
      client.on('notification', ({ payload = '' }) => {
        const [de, visto] = payload.split(' ')
        if (de === id) resolve(visto === 'si')
      })
    })
    await client.query('select pg_notify($1, $2)', [PREGUNTA, `${id} ${secreto}`])
    const late = sleep(PACIENCIA_MS, undefined, { ref: false })
    return await Promise.race([answered, late])
  } finally {
    await client.end().catch(() => undefined)
    await lugar.comun.remove(id).catch(() => undefined)
  }
}

/**
 * Checks that all the processes over the same database use one data folder or S3-compatible store. Every other process
 * must read what this one writes. The installation's identifier is not enough, because a copied folder has the same
 * identifier.
 *
 * @throws ConfigError when another process does not see what this one wrote
 */
export const shareCarpeta = async (
  { databaseUrl, comun }: Pick<Lugar, 'databaseUrl' | 'comun'>,
  log: { readonly warn: (message: string) => void },
): Promise<CarpetaCompartida> => {
  const lugar: Lugar = { databaseUrl, comun, propias: new Set() }
  const client = await connectToAnswer(lugar)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const compartida = answerAlways(lugar, client)
  try {
    const vista = await ask(lugar, rows[0]?.pid ?? 0)
    if (vista === false) throw new ConfigError(comun.ajeno)
    if (vista === undefined) log.warn(comun.sinRespuesta)
    return compartida
  } catch (error) {
    await compartida.close()
    throw error
  }
}
