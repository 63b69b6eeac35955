import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findBin, idOf } from './postgres-server.ts'

/**
 * PostgreSQL primary server with a synchronous standby. Both have a single address, which leads to the primary until
 * `promote` is called.
 */
export interface PostgresConReplica {
  readonly urlOf: (database: string) => string
  /** Kills the primary and promotes the standby. The address then leads to the promoted standby. */
  readonly promote: () => Promise<void>
  readonly stop: () => Promise<void>
}

const asRoot = userInfo().uid === 0
const owner = asRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
const own = (path: string): void => {
  if (asRoot) chownSync(path, idOf('-u'), idOf('-g'))
}

const createNodo = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `apremia-pg-${name}-`))
  own(folder)
  const data = join(folder, 'datos')
  mkdirSync(data, { mode: 0o700 })
  own(data)
  const options = {
    ...{ ...owner, cwd: folder },
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' },
  }
  const run = (programa: string, ...args: string[]) =>
    execFileSync(join(findBin(), programa), args, { ...options, stdio: 'pipe' })
  const start = () =>
    spawn(
      join(findBin(), 'postgres'),
      [
        ...['-D', data, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`],
        ...['-c', 'fsync=off', '-c', 'max_connections=120'],
      ],
      { ...options, stdio: 'ignore' },
    )
  return { folder, data, socket: join(folder, '.s.PGSQL.5432'), run, start }
}
type Nodo = ReturnType<typeof createNodo>

const ask = async ({ folder }: Nodo, statement: string): Promise<boolean> => {
  const client = new Client({ host: folder, user: 'postgres', database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ si: boolean }>(`select (${statement}) as si`)
    return rows[0]?.si === true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const until = async (nodo: Nodo, statement: string): Promise<void> => {
  while (!(existsSync(nodo.socket) && (await ask(nodo, statement))))
    await new Promise((resolve) => setTimeout(resolve, 50))
}

/**
 * Listens on a port of this machine, and forwards each connection to the Unix socket of the PostgreSQL server that
 * `donde` returns.
 */
const startDireccion = async (donde: () => string) => {
  const abiertas = new Set<Socket>()
  const server = createServer((cliente) => {
    const servidor = createConnection(donde())
    for (const [uno, otro] of [
      [cliente, servidor],
      [servidor, cliente],
    ] as const) {
      abiertas.add(uno)
      uno.on('error', () => otro.destroy())
      uno.once('close', () => {
        abiertas.delete(uno)
        otro.destroy()
      })
    }
    cliente.pipe(servidor).pipe(cliente)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = (): void => {
    for (const una of abiertas) una.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: () => {
      server.close()
      cut()
    },
  }
}

export const startPostgresConReplica = async (): Promise<PostgresConReplica> => {
  const primario = createNodo('primario')
  const replica = createNodo('replica')
  primario.run('initdb', '-D', primario.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N')
  const procesoPrimario = primario.start()
  await until(primario, 'true')
  primario.run(
    ...(['pg_basebackup', '-h', primario.folder, '-U', 'postgres', '-D', replica.data] as const),
    ...(['-R', '-c', 'fast', '-X', 'stream'] as const),
  )
  const procesoReplica = replica.start()
  await until(replica, 'pg_is_in_recovery()')
  appendFileSync(join(primario.data, 'postgresql.auto.conf'), "synchronous_standby_names = '*'\n")
  primario.run('pg_ctl', 'reload', '-D', primario.data)
  await until(primario, "exists (select from pg_stat_replication where sync_state = 'sync')")
  let enUso = primario
  const direccion = await startDireccion(() => enUso.socket)
  const kill = async (proceso: typeof procesoPrimario): Promise<void> => {
    if (proceso.exitCode !== null || proceso.signalCode !== null) return
    const gone = once(proceso, 'exit')
    proceso.kill('SIGQUIT')
    await gone
  }
  return {
    urlOf: (database) => `postgresql://postgres@127.0.0.1:${direccion.port}/${database}?`,
    promote: async () => {
      await kill(procesoPrimario)
      replica.run('pg_ctl', 'promote', '-D', replica.data)
      await until(replica, 'not pg_is_in_recovery()')
      enUso = replica
      direccion.cut()
    },
    stop: async () => {
      direccion.close()
      await kill(procesoPrimario)
      await kill(procesoReplica)
      for (const { folder } of [primario, replica]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
