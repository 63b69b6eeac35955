import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

export const findBin = (): string => {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const found = [process.env.POSTGRES_BIN, ...versions.map((v) => join(root, v, 'bin'))].find(
    (folder) => folder !== undefined && existsSync(join(folder, 'initdb')),
  )
  if (found === undefined)
    throw new Error('No se encontró PostgreSQL: ejecute «npm test», que lo instala.')
  return found
}

export const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres']).toString())

const READY = 'ready to accept connections'

/**
 * Signal that stops the PostgreSQL server: `SIGINT` for a fast shutdown, `SIGQUIT` for an immediate one, `SIGKILL` for
 * a crash.
 */
export type Final = 'SIGINT' | 'SIGQUIT' | 'SIGKILL'

export interface PostgresServer {
  readonly urlOf: (database: string) => string
  readonly halt: (final: Final) => Promise<void>
  readonly resume: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Starts a temporary PostgreSQL server. PostgreSQL refuses to run as root, so under root the server runs as an ordinary
 * user.
 */
export const startPostgres = async (
  parent = tmpdir(),
  initdb: readonly string[] = [],
): Promise<PostgresServer> => {
  const bin = findBin()
  const folder = mkdtempSync(join(parent, 'apremia-pg-'))
  const data = join(folder, 'datos')
  mkdirSync(data, { mode: 0o700 })
  const asRoot = userInfo().uid === 0
  const owner = asRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (asRoot) for (const path of [folder, data]) chownSync(path, idOf('-u'), idOf('-g'))
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' }
  const options = { ...owner, env, cwd: folder }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...initdb],
    {
      ...options,
      stdio: 'pipe',
    },
  )
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: '120',
  }
  const args = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const launch = async (): Promise<ChildProcess> => {
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await new Promise<void>((resolve, reject) => {
      let log = ''
      server.stderr.on('data', (chunk: Buffer) => {
        if (log.includes(READY)) return
        log += chunk.toString()
        if (log.includes(READY)) resolve()
      })
      server.once('exit', () => reject(new Error(`PostgreSQL no arrancó:\n${log}`)))
    })
    return server
  }
  let server = await launch()
  const halt = async (final: Final): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill(final)
    await gone
  }
  return {
    urlOf: (database) =>
      `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    halt,
    resume: async () => {
      server = await launch()
    },
    stop: async () => {
      await halt('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const urlBeside = (url: string, database: string): string =>
  url.replace(/\/[^/?]+\?/, `/${database}?`)

const withClient = async (
  url: string,
  use: (client: Client) => Promise<unknown>,
): Promise<void> => {
  const client = new Client({ connectionString: urlBeside(url, 'postgres') })
  await client.connect()
  await use(client)
  await client.end()
}

const ask = (url: string, statement: string): Promise<void> =>
  withClient(url, (client) => client.query(statement))

/**
 * Copies a database and returns the URL of the copy. Nobody may be connected to the database meanwhile. PostgreSQL
 * copies the files. Its default since version 15 also writes every page to the log, which takes four times as much
 * processor time.
 */
export const copyDatabase = async (url: string): Promise<string> => {
  const name = `copia_${randomUUID().replaceAll('-', '')}`
  const [, template = ''] = /\/([^/?]+)\?/.exec(url) ?? []
  await withClient(url, async (client) => {
    const { rows } = await client.query('show server_version_num')
    const how = Number(rows[0].server_version_num) >= 150_000 ? 'strategy file_copy' : ''
    await client.query(`create database ${name} template ${template} ${how}`)
  })
  return urlBeside(url, name)
}

export const createBeside = async (url: string): Promise<string> => {
  const name = `vacia_${randomUUID().replaceAll('-', '')}`
  await ask(url, `create database ${name}`)
  return urlBeside(url, name)
}

export const createDatabase = (url: string, name: string): Promise<void> =>
  ask(url, `create database ${name}`)

export const lockTable = async (url: string, table: string): Promise<() => Promise<void>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  return () => client.end()
}

export const dropDatabase = async (url: string): Promise<void> => {
  const [, name = ''] = /\/([^/?]+)\?/.exec(url) ?? []
  await ask(url, `drop database ${name} with (force)`)
}
