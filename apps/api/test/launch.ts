import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { openSync, readFileSync, unwatchFile, watchFile } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { SIN_LIMITES } from './sin-limites.ts'

/**
 * First and last port of the test servers. The system gives ports above 32767 to outgoing connections, which could take
 * such a port before the server listens on it.
 */
const PUERTOS = [20_000, 32_767] as const

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}

export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(PUERTOS[0], PUERTOS[1] + 1)
    if (await isFree(port)) return port
  }
}

export const launch = (env: Readonly<Record<string, string>>, log?: string) => {
  const folder = process.env.APREMIA_HILOS
  if (folder === undefined) throw new Error('Falta compilar el servidor')
  const child = spawn(process.execPath, ['--enable-source-maps', join(folder, 'server.js')], {
    env: { PATH: process.env.PATH, ...SIN_LIMITES, ...env },
    stdio: ['ignore', log === undefined ? 'pipe' : openSync(log, 'a'), 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return {
    child,
    output: () => (log === undefined ? output : readFileSync(log, 'utf8') + output),
  }
}

/** Waits until a started server is ready. Throws an error with the output of the server when its process ends first. */
export const untilReady = async (
  { child, output }: ReturnType<typeof launch>,
  log?: string,
): Promise<void> => {
  await new Promise<void>((resolve, reject) => {
    const check = () => output().includes('Apremia está lista') && resolve()
    child.stdout?.on('data', check)
    if (log !== undefined) watchFile(log, { interval: 100 }, check)
    child.once('exit', (code) => reject(new Error(`El servidor terminó (${code}):\n${output()}`)))
  })
  if (log !== undefined) unwatchFile(log)
}
