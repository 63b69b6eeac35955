import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Programa, Pruebas } from './meta.ts'

export const ROOT = resolve(import.meta.dirname, '../..')

export interface ResultadoDeCorrida {
  readonly bien: boolean
  readonly pruebas: number
  readonly fallidas: number
  readonly cifras: readonly string[]
}

interface Pedido {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

const run = async ({ command, args, cwd, env }: Pedido) => {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    process.stdout.write(chunk)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, lines: stripVTControlCharacters(output).split('\n') }
}

/**
 * Finds the figures of the goal `id` in the printed lines. Tests and programs print each figure after the number of its
 * goal, as in `R4: …`.
 */
const readCifras = (id: string, lines: readonly string[]): string[] =>
  lines.filter((line) => line.startsWith(`${id}: `)).map((line) => line.slice(id.length + 2).trim())

interface CuentaDeVitest {
  readonly numPassedTests: number
  readonly numFailedTests: number
}
interface CuentaDePlaywright {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

const readCuenta = (path: string): { readonly pruebas: number; readonly fallidas: number } => {
  if (!existsSync(path)) return { pruebas: 0, fallidas: 0 }
  const read = JSON.parse(readFileSync(path, 'utf8')) as CuentaDeVitest | CuentaDePlaywright
  if ('stats' in read) {
    const { expected, unexpected, flaky } = read.stats
    return { pruebas: expected + unexpected + flaky, fallidas: unexpected + flaky }
  }
  const { numPassedTests, numFailedTests } = read
  return { pruebas: numPassedTests + numFailedTests, fallidas: numFailedTests }
}

const pedidoDePruebas = (pruebas: Pruebas, informe: string): Pedido => {
  const { proyecto, archivos, env } = pruebas
  const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name)
  if (proyecto === 'recorridos')
    return {
      command: bin('playwright'),
      args: ['test', '--project=propio', '--retries=0', '--reporter=list,json', ...archivos],
      cwd: join(ROOT, 'e2e'),
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: informe },
    }
  return {
    command: bin('vitest'),
    args: [
      ...['run', '--project', proyecto, '--reporter=default', '--reporter=json'],
      ...[`--outputFile.json=${informe}`, ...archivos],
    ],
    cwd: ROOT,
    env: { ...process.env, ...env },
  }
}

const pedidoDePrograma = ({ programa, argumentos = [] }: Programa): Pedido => ({
  command: process.execPath,
  args: ['--import', 'tsx', `cifras/src/programas/${programa}.ts`, ...argumentos],
  cwd: ROOT,
  env: process.env,
})

/**
 * Runs the tests or the program that check a goal. When no test ran, the goal counts as failed: otherwise a wrong path
 * of a test would look like success.
 */
export const runCorrida = async (
  id: string,
  corrida: Pruebas | Programa,
): Promise<ResultadoDeCorrida> => {
  if ('programa' in corrida) {
    const { code, lines } = await run(pedidoDePrograma(corrida))
    const bien = code === 0
    return { bien, pruebas: 1, fallidas: bien ? 0 : 1, cifras: readCifras(id, lines) }
  }
  const folder = mkdtempSync(join(tmpdir(), 'apremia-cifras-'))
  try {
    const informe = join(folder, 'informe.json')
    const { code, lines } = await run(pedidoDePruebas(corrida, informe))
    const cuenta = readCuenta(informe)
    return { bien: code === 0 && cuenta.pruebas > 0, ...cuenta, cifras: readCifras(id, lines) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
