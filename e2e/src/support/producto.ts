import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
  mkdirSync(dataDir, { recursive: true })
  const child = spawn(process.execPath, [SERVER], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      HOME: dataDir,
      DATA_DIR: dataDir,
      PORT: String(port),
      // Several journeys share a person and a minute.
      APREMIA_LIMITE_BUSQUEDAS: '1000000',
      APREMIA_LIMITE_CONSULTAS: '1000000',
      APREMIA_LIMITE_DOCUMENTOS: '1000000',
      APREMIA_LIMITE_EXPORTACIONES: '1000000',
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

/** What the global set-up leaves: a data directory and a workbook of many titles. */
export const DATOS = 'datos'
export const LOTE_LARGO = 'lote-largo.xlsx'

const template = (name: string): string => {
  const folder = process.env.APREMIA_E2E_PLANTILLA
  if (folder === undefined) throw new Error('Falta la plantilla del municipio de demostración')
  return join(folder, name)
}

/** A processed workbook whose titles take a while to print, good for any copy of the demo. */
export const readLoteLargo = (): Buffer => readFileSync(template(LOTE_LARGO))

/** A copy of the freshly started demo municipality, in a folder of its own. */
export const copyDemo = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-e2e-'))
  cpSync(template(DATOS), folder, { recursive: true })
  return folder
}

export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true })
