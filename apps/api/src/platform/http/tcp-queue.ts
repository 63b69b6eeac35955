import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { endianness } from 'node:os'

const hexPort = (port: number): string => port.toString(16).toUpperCase().padStart(4, '0')

const words = (bytes: Buffer): string => {
  const copy = Buffer.from(bytes)
  if (endianness() === 'LE') copy.swap32()
  return copy.toString('hex').toUpperCase()
}

/** Only what tells connections apart: both ports, and the address where it is written simply. */
const keyOf = ({ localPort = 0, remotePort = 0, remoteAddress = '' }: Socket): string => {
  const [, v4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(remoteAddress) ?? []
  const address = v4 === undefined ? '' : words(Buffer.from(v4.split('.').map(Number)))
  return `${hexPort(localPort)} ${address}:${hexPort(remotePort)}`
}

/**
 * Bytes the kernel still holds for each connection: sent and not acknowledged, or not sent. It tells a slow
 * link from one that takes nothing, which from here look the same for as long as the kernel's buffer lasts.
 * Empty where the system does not say (it is Linux that does).
 */
export const readTcpQueues = (): ((socket: Socket) => number | undefined) => {
  const queues = new Map<string, number>()
  for (const path of ['/proc/self/net/tcp', '/proc/self/net/tcp6']) {
    let text: string
    try {
      text = readFileSync(path, 'latin1')
    } catch {
      continue
    }
    for (const line of text.split('\n').slice(1)) {
      const [, local = '', remote = '', , queue = ''] = line.trim().split(/\s+/)
      const [address = '', port = ''] = remote.split(':')
      const key = `${local.split(':')[1]} ${/^0{16}F{4}0{4}|^.{8}$/.test(address) ? address.slice(-8) : ''}:${port}`
      queues.set(key, Number.parseInt(queue.split(':')[0] ?? '', 16))
    }
  }
  return (socket) => queues.get(keyOf(socket))
}
