// The whole suite, in the order that fails soonest. `npm test` and CI run this.
import { spawnSync } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => join(root, 'node_modules', '.bin', name)
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }

const STEPS = [
  ['formato y estilo', bin('biome'), ['check', '.']],
  ['archivo de dependencias', process.execPath, ['scripts/check-lock.mjs']],
  ['licencias', process.execPath, ['scripts/check-licenses.mjs']],
  ['arquitectura', process.execPath, ['scripts/check-architecture.mjs']],
  ['citas', process.execPath, ['scripts/check-citations.mjs']],
  ['tipos', bin('turbo'), ['run', 'types', '--output-logs=errors-only', '--ui=stream']],
  ['construcción', bin('turbo'), ['run', 'build', '--output-logs=errors-only', '--ui=stream']],
  ['pruebas unitarias', bin('vitest'), ['run', '--project', 'unit']],
  ['pruebas con base embebida', bin('vitest'), ['run', '--project', 'pglite']],
  ['pruebas con PostgreSQL', bin('vitest'), ['run', '--project', 'postgres']],
  ['recorridos en navegador y terminal', 'npm', ['run', 'e2e', '--silent']],
]

const started = Date.now()
const times = []
for (const [name, command, args] of STEPS) {
  console.info(`\n── ${name}`)
  const from = Date.now()
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  times.push([name, Date.now() - from])
  if (status !== 0) {
    console.error(`\nFalló: ${name}`)
    process.exit(status ?? 1)
  }
}
console.info('\nTodo correcto.')
for (const [name, ms] of times) console.info(`${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`)
console.info(`${((Date.now() - started) / 1000).toFixed(1).padStart(8)} s  en total`)
