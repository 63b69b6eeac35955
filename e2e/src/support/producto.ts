import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const SERVER = join(ROOT, 'apps/api/dist/server.js')

export const freePort = async (): Promise<number> => {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('sin puerto')
  return address.port
}

/** The built product, running. */
export interface Producto {
  readonly url: string
  readonly port: number
  readonly dataDir: string
  readonly process: ChildProcess
  /** What it printed so far. */
  readonly output: () => string
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts the built server on a data directory and waits until it answers. */
export const startProducto = async (
  dataDir: string,
  options: { readonly port?: number; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Producto> => {
  const port = options.port ?? (await freePort())
  const child = spawn(process.execPath, [SERVER], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      HOME: dataDir,
      DATA_DIR: dataDir,
      PORT: String(port),
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
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    process: child,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** A copy of the freshly started demo municipality, in a folder of its own. */
export const copyDemo = (): string => {
  const template = process.env.APREMIA_E2E_PLANTILLA
  if (template === undefined) throw new Error('Falta la plantilla del municipio de demostración')
  const folder = mkdtempSync(join(tmpdir(), 'apremia-e2e-'))
  cpSync(template, folder, { recursive: true })
  return folder
}

export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true })
