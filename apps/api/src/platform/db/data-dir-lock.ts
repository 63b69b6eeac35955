import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '../proceso.ts'
import { listenIn, visitIn } from './folder-socket.ts'
import { decideAlcanceDeCarpeta } from './sistema-de-archivos.ts'

interface Presentacion {
  readonly pid: number
  readonly host: string
  readonly desde: string
  /**
   * Random identifier of a process. When two processes ask for the lock of the data folder at the same time, the
   * process with the greater identifier gives up.
   */
  readonly id: string
  readonly titular: boolean
}

export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse'
}

const inUse = (
  dataDir: string,
  holder: Pick<Presentacion, 'pid' | 'host' | 'desde'> | undefined,
): DataDirInUse => {
  const quien = holder
    ? `el proceso ${holder.pid} (${holder.host}, desde ${holder.desde})`
    : 'otro proceso'
  return new DataDirInUse(
    `La carpeta de datos ${dataDir} está en uso por ${quien}. Detenga ese proceso o indique otra en DATA_DIR.`,
  )
}

const parse = <T>(text: string | undefined): T | undefined => {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

/**
 * Refuses the start when an old version of this program is still running with the same data folder. The old version
 * locked the folder with a file instead of a socket.
 */
const refuseOldLock = (dataDir: string): void => {
  const path = join(dataDir, 'apremia.lock')
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return
  }
  const owner = parse<{ pid: number; host: string; arranque: string; desde: string }>(text)
  if (owner?.host === hostname() && isRunning(owner.pid, owner.arranque))
    throw inUse(dataDir, owner)
  rmSync(path, { force: true })
}

const maquina = hostname().replace(/[^A-Za-z0-9-]/g, '-')

type TipoDe = (folder: string) => number

const tipoDe: TipoDe = (folder) => statfsSync(folder).type

/**
 * Removes the lock socket of another process when nobody answers on the socket. A process of this machine is then dead,
 * but a process of another machine may still run. So the function warns when the folder may be shared.
 *
 * @throws DataDirInUse when the folder is on a network and another machine made the socket
 */
const discard = (dataDir: string, folder: string, name: string, tipo: TipoDe): void => {
  const host = name.slice(0, name.lastIndexOf('.'))
  const path = join(folder, name)
  const alcance = host === maquina ? 'local' : decideAlcanceDeCarpeta(tipo(folder))
  if (alcance === 'red')
    throw new DataDirInUse(
      `La carpeta de datos ${dataDir} está en la red y la usó la máquina «${host}». Desde esta no se puede saber si la sigue usando. Si ya no la usa, borre ${path} y vuelva a arrancar.`,
    )
  if (alcance === 'dudoso')
    console.warn(
      `La carpeta de datos ${dataDir} puede estar en la red (sistema de archivos 0x${tipo(folder).toString(16)}) y la usó la máquina «${host}». Si allí Apremia sigue en marcha, detenga este arranque: dos procesos sobre la misma carpeta la dañan.`,
    )
  rmSync(path, { force: true })
}

/**
 * Creates the Unix socket with which this process takes part in the lock of the data folder. Another process that
 * starts on the folder connects to the socket. It learns the identity of this process, and whether this process has the
 * lock (`titular`).
 */
const openDoor = (id: string, now: Date) => {
  let titular = false
  const visits = new Set<Socket>()
  const present = (socket: Socket) => {
    const yo = { pid: process.pid, host: hostname(), desde: now.toISOString(), id, titular }
    socket.write(`${JSON.stringify(yo satisfies Presentacion)}\n`)
  }
  const server = createServer((socket) => {
    visits.add(socket)
    socket.on('close', () => visits.delete(socket)).on('error', () => undefined)
    socket.unref()
    present(socket)
  })
  server.unref()
  return {
    server,
    becomeHolder: () => {
      titular = true
      for (const socket of visits) present(socket)
    },
    close: () => {
      server.close()
      for (const socket of visits) socket.destroy()
    },
  }
}

/**
 * Checks that no other process uses the data folder. When two processes start at the same time, the one with the
 * greater `id` (random identifier) must give up. If that is the other process, this function waits until the other one
 * has given up.
 *
 * @throws DataDirInUse when another process has the lock, or is starting with a smaller `id`
 */
const refuseOthers = async (
  dataDir: string,
  folder: string,
  id: string,
  tipo: TipoDe,
): Promise<void> => {
  for (const name of readdirSync(folder)) {
    if (name.endsWith(`.${id}`)) continue
    const vecino = await visitIn(folder, name)
    if (vecino === undefined) {
      discard(dataDir, folder, name, tipo)
      continue
    }
    let otro = parse<Presentacion>(vecino.dicho)
    if (otro && !otro.titular && id < otro.id) {
      const dicho = await vecino.next()
      if (dicho === undefined) continue
      otro = parse(dicho)
    }
    vecino.leave()
    throw inUse(dataDir, otro)
  }
}

/**
 * Acquires the lock of the data folder. Without the lock, two embedded databases over the same files would corrupt the
 * files silently. The lock is a Unix socket in the folder, and the process that answers on the socket holds the lock.
 * When a process dies, the kernel refuses connections to its socket.
 *
 * Each process listens before it asks the others, so at least one of two simultaneous starts sees the other.
 *
 * @returns the function that releases the lock
 * @throws DataDirInUse with the process that holds the lock
 */
export const lockDataDir = async (
  dataDir: string,
  now: Date,
  tipo: TipoDe = tipoDe,
): Promise<() => void> => {
  const folder = join(dataDir, 'candado')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  refuseOldLock(dataDir)
  const id = randomUUID()
  const name = join(folder, `${maquina}.${id}`)
  const door = openDoor(id, now)
  const release = () => {
    rmSync(name, { force: true })
    door.close()
  }
  try {
    // Between `bind` and `listen`, the socket of this process refuses connections. Another process would take it for
    // the socket of a dead process. So the socket file gets its final name only after `listen`.
    await listenIn(dataDir, `.${id}`, door.server)
    renameSync(join(dataDir, `.${id}`), name)
    await refuseOthers(dataDir, folder, id, tipo)
    door.becomeHolder()
    return release
  } catch (error) {
    release()
    throw error
  }
}
