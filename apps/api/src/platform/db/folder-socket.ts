import { once } from 'node:events'
import { connect, type Server, type Socket } from 'node:net'

/**
 * Milliseconds to wait for the identity that another process sends when this process connects to its socket. A
 * suspended process never sends its identity.
 */
const PRESENTACION_MS = 1000

/**
 * Runs `work` with the folder as working directory, so that a socket can have a short relative path. The path of a Unix
 * socket has at most about 100 bytes. `work` is synchronous, so no other code runs in that directory.
 */
const within = <T>(folder: string, work: () => T): T => {
  const before = process.cwd()
  process.chdir(folder)
  try {
    return work()
  } finally {
    process.chdir(before)
  }
}

export const connectIn = (folder: string, name: string): Socket =>
  within(folder, () => connect({ path: name }))

export const listenIn = async (folder: string, name: string, server: Server): Promise<void> => {
  within(folder, () => server.listen({ path: name }))
  await once(server, 'listening')
}

export interface Vecino {
  readonly dicho: string | undefined
  readonly next: () => Promise<string | undefined>
  readonly leave: () => void
}

const MUERTO: readonly unknown[] = ['ECONNREFUSED', 'ENOENT']

const knock = async (socket: Socket): Promise<boolean> => {
  try {
    await once(socket, 'connect')
    return true
  } catch (error) {
    // The codes in `MUERTO` mean that no process listens on the socket. Any other code means that a live process
    // listens. For example, its queue of connections is full, or its socket belongs to another user.
    return !MUERTO.includes((error as NodeJS.ErrnoException).code)
  }
}

export const isListeningIn = async (folder: string, name: string): Promise<boolean> => {
  const socket = connectIn(folder, name)
  return knock(socket).finally(() => socket.destroy())
}

export const visitIn = async (folder: string, name: string): Promise<Vecino | undefined> => {
  const socket = connectIn(folder, name)
  if (!(await knock(socket))) return undefined
  let text = ''
  let wake = () => {}
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    text += chunk.toString()
    wake()
  })
  socket.on('close', () => wake())
  const next = async (): Promise<string | undefined> => {
    for (;;) {
      const end = text.indexOf('\n')
      if (end >= 0) {
        const line = text.slice(0, end)
        text = text.slice(end + 1)
        return line
      }
      if (socket.destroyed) return undefined
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  const timer = setTimeout(() => socket.destroy(), PRESENTACION_MS)
  const dicho = await next()
  clearTimeout(timer)
  return { dicho, next, leave: () => socket.destroy() }
}
