import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@apremia/api/launch'
import { SIN_LIMITES } from '@apremia/api/sin-limites'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const SERVER = join(ROOT, 'apps/api/dist/server.js')

export interface Instalacion {
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
}

export interface Producto extends Instalacion {
  readonly url: string
  readonly port: number
  /**
   * Port of the server itself, for the command `apremia-servidor`. It differs from `port` when there are two servers,
   * because `port` is then the port of nginx.
   */
  readonly portDeServidor: number
  readonly identidad: string
  readonly process: ChildProcess
  readonly output: () => string
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

export interface ComoArrancar {
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** Program that starts the server, and its arguments. By default, the built server of this repository. */
  readonly programa?: readonly [string, ...string[]]
}

export const startUno = async (
  { dataDir, env }: Instalacion,
  options: ComoArrancar = {},
): Promise<Producto> => {
  const port = options.port ?? (await freePort())
  mkdirSync(dataDir, { recursive: true })
  const [programa, ...args] = options.programa ?? [process.execPath, SERVER]
  const child = spawn(programa, args, {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      HOME: dataDir,
      DATA_DIR: dataDir,
      PORT: String(port),
      ...SIN_LIMITES,
      ...env,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Apremia está lista')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`El servidor terminó (${code}):\n${output}`)))
  })
  let stopped = false
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    ...{ port, portDeServidor: port, dataDir, env },
    identidad: env.IDENTIDAD_URL ?? `${url}/identidad`,
    process: child,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) {
        // The server stopped by itself, before the test called `stop`. Without this error, the test would only report
        // refused connections.
        if (!stopped)
          throw new Error(
            `El servidor se detuvo solo (${child.exitCode ?? child.signalCode}):\n${output.slice(-4000)}`,
          )
        return
      }
      stopped = true
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}
