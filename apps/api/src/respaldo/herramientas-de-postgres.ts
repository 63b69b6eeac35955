import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, constants, readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { interpolar, textos } from '@apremia/core'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from './respaldo-rechazado.ts'

type Herramienta = 'pg_dump' | 'pg_restore'

interface Instalada {
  readonly path: string
  readonly mayor: number
}

const exec = promisify(execFile)

/** Debian installs each version of the PostgreSQL tools in its own folder, outside PATH. */
const DE_DEBIAN = '/usr/lib/postgresql'

const listFolders = async (): Promise<string[]> => {
  const versiones = await readdir(DE_DEBIAN).catch((): string[] => [])
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versiones.map((version) => join(DE_DEBIAN, version, 'bin')),
  ].filter((folder) => folder !== '')
}

const probe = async (path: string): Promise<Instalada[]> => {
  try {
    await access(path, constants.X_OK)
    const { stdout } = await exec(path, ['--version'])
    const [, mayor] = /\(PostgreSQL\) (\d+)/.exec(stdout) ?? []
    return mayor === undefined ? [] : [{ path, mayor: Number(mayor) }]
  } catch {
    return []
  }
}

/**
 * Finds the oldest installed version of the tool, from the version `desde` on. pg_dump refuses a server newer than
 * itself, and pg_restore cannot read the dump of a newer pg_dump.
 */
export const findHerramienta = async (nombre: Herramienta, desde: number): Promise<Instalada> => {
  const halladas = (
    await Promise.all((await listFolders()).map((folder) => probe(join(folder, nombre))))
  ).flat()
  const [mejor] = halladas.filter(({ mayor }) => mayor >= desde).sort((a, b) => a.mayor - b.mayor)
  if (mejor !== undefined) return mejor
  const cuales = halladas.map(({ mayor }) => mayor)
  throw new RespaldoRechazado(
    cuales.length === 0
      ? interpolar(textos.respaldo.sinHerramienta, { nombre, desde })
      : interpolar(textos.respaldo.herramientaVieja, {
          ...{ nombre, desde },
          hallada: Math.max(...cuales),
        }),
  )
}

/**
 * Moves the password from the URL to the environment. The URL is an argument of a process, and any account of the
 * machine can read such arguments.
 */
const connectionOf = (databaseUrl: string): { url: string; env: NodeJS.ProcessEnv } => {
  const url = new URL(databaseUrl)
  const { password } = url
  url.password = ''
  const env = { ...process.env, LC_ALL: 'C', PGAPPNAME: 'apremia-respaldo' }
  return {
    url: url.href,
    env: password === '' ? env : { ...env, PGPASSWORD: decodeURIComponent(password) },
  }
}

/**
 * Maximum number of characters kept from the end of the error output of a PostgreSQL tool. The output may have names of
 * tables, but never their contents.
 */
const MAX_FALLA = 2_000

/** Errors, in the C locale, with which a PostgreSQL tool ends when the server stops or cannot be reached. */
const SIN_SERVIDOR =
  /server closed the connection|no connection to the server|terminating connection|the database system is |failed: (Connection refused|No such file)/

const run = (
  path: string,
  args: readonly string[],
  { env, signal }: { readonly env: NodeJS.ProcessEnv; readonly signal: AbortSignal },
) => {
  const child = spawn(path, args, { env, stdio: ['pipe', 'pipe', 'pipe'], signal })
  let falla = ''
  child.stderr.on('data', (chunk: Buffer) => {
    falla = (falla + chunk.toString()).slice(-MAX_FALLA)
  })
  const ended = once(child, 'close').then(([code]) => {
    signal.throwIfAborted()
    if (code !== 0 && SIN_SERVIDOR.test(falla))
      throw new RespaldoRechazado(textos.respaldo.baseCortada, SALIDA_DE_RESPALDO.noDisponible)
    if (code !== 0)
      throw new RespaldoRechazado(
        interpolar(textos.respaldo.fallaDeHerramienta, { comando: path, falla: falla.trim() }),
        SALIDA_DE_RESPALDO.falla,
      )
  })
  // `ended` rejects when the tool fails, perhaps before the caller awaits it. Without this listener, the rejection
  // would end the process.
  ended.catch(() => undefined)
  return { child, ended }
}

export interface Volcado {
  readonly mayor: number
  readonly salida: Readable
  readonly ended: Promise<void>
}

/** Starts pg_dump in the custom format, over an exported snapshot. `salida` is the stream of the dump. */
export const dumpPostgres = async (
  databaseUrl: string,
  { servidor, instantanea, signal }: { servidor: number; instantanea: string; signal: AbortSignal },
): Promise<Volcado> => {
  const { path, mayor } = await findHerramienta('pg_dump', servidor)
  const { url, env } = connectionOf(databaseUrl)
  const { child, ended } = run(
    path,
    [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--no-comments',
      // Leaves out the staging tables of the loads (data imports). A running load may drop its table during the dump.
      // After a restoration, a load reads its data package again.
      '--exclude-table=entrada.*',
      `--snapshot=${instantanea}`,
      `--dbname=${url}`,
    ],
    { env, signal },
  )
  child.stdin.end()
  return { mayor, salida: child.stdout, ended }
}

/** Loads a dump into an empty database in one transaction: all of it or nothing. */
export const restorePostgres = async (
  databaseUrl: string,
  dump: Readable,
  { volcador, signal }: { readonly volcador: number; readonly signal: AbortSignal },
): Promise<void> => {
  const { path } = await findHerramienta('pg_restore', volcador)
  const { url, env } = connectionOf(databaseUrl)
  const { child, ended } = run(
    path,
    [
      '--no-owner',
      '--no-privileges',
      '--no-comments',
      '--exit-on-error',
      '--single-transaction',
      `--dbname=${url}`,
    ],
    { env, signal },
  )
  child.stdout.resume()
  const fed = pipeline(dump, child.stdin, { signal })
  // Kills pg_restore when the dump cannot be read to its end, so that it does not commit a part of the dump.
  fed.catch(() => child.kill())
  const [alimentado, terminado] = await Promise.allSettled([fed, ended])
  const tuberiaRota = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EPIPE'
  if (alimentado.status === 'rejected' && !tuberiaRota(alimentado.reason)) throw alimentado.reason
  if (terminado.status === 'rejected') throw terminado.reason
  if (alimentado.status === 'rejected') throw alimentado.reason
}
