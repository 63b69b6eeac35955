import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { median } from '../median.ts'
import type { Row } from '../row.ts'

const BIN = fileURLToPath(new URL('../../../apps/cli/bin/apremia.mjs', import.meta.url))
const BUILT = fileURLToPath(new URL('../../../apps/cli/dist/apremia.js', import.meta.url))
const RUNS = 25

const BARE = 'node -e 0'
const CASES: readonly (readonly [name: string, args: readonly string[]])[] = [
  [BARE, ['-e', '0']],
  ['apremia --help', [BIN, '--help']],
  ['apremia titulos generar --help', [BIN, 'titulos', 'generar', '--help']],
]

const timeOf = (args: readonly string[]): number => {
  const start = performance.now()
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const elapsed = performance.now() - start
  if (status !== 0) throw new Error(`node ${args.join(' ')} terminó con ${status}`)
  return elapsed
}

/**
 * Compares the time that the CLI takes to print its help with a Node process that does nothing. The two programs run in
 * turns, so that other load on the machine affects both. Target for the median time: at most 1.3 times
 * (performance.md).
 */
export const benchCli = async (): Promise<Row[]> => {
  if (!existsSync(BUILT)) throw new Error('Falta compilar el comando: npm run build')
  const times = new Map<string, number[]>(CASES.map(([name]) => [name, []]))
  for (const [, args] of CASES) timeOf(args)
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, args] of CASES) times.get(name)?.push(timeOf(args))
  }
  const bare = median(times.get(BARE) ?? [])
  return CASES.map(([name]) => {
    const value = median(times.get(name) ?? [])
    return name === BARE
      ? { name, value, unit: 'ms' }
      : { name, value, unit: 'ms', ratio: value / bare, against: BARE }
  })
}
