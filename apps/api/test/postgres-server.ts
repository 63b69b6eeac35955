import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** Folder of the server's programs, the newest version installed. */
const findBin = (): string => {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const found = [process.env.POSTGRES_BIN, ...versions.map((v) => join(root, v, 'bin'))].find(
    (folder) => folder !== undefined && existsSync(join(folder, 'initdb')),
  )
  if (found === undefined)
    throw new Error('No se encontró PostgreSQL: ejecute «npm test», que lo instala.')
  return found
}

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres']).toString())

export interface PostgresServer {
  /** Address of a database of the server. */
  readonly urlOf: (database: string) => string
  readonly stop: () => Promise<void>
}

/** A PostgreSQL of our own on a Unix socket, run as an ordinary user even when we are root. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const bin = findBin()
  const folder = mkdtempSync(join(tmpdir(), 'apremia-pg-'))
  const data = join(folder, 'datos')
  mkdirSync(data, { mode: 0o700 })
  const asRoot = userInfo().uid === 0
  const owner = asRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (asRoot) for (const path of [folder, data]) chownSync(path, idOf('-u'), idOf('-g'))
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' }
  const options = { ...owner, env, cwd: folder }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
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
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL no arrancó:\n${log}`)))
  })
  return {
    urlOf: (database) =>
      `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        server.kill('SIGINT')
      }),
  }
}
