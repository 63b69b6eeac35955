// The whole suite, in the order that fails soonest. `npm test` and CI run this.
// `--cambios [base]` runs the same for what the changes since `base` can reach.
import { spawnSync } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { databaseTests, journeys, readCambios, unitSeeds } from './cambios.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => join(root, 'node_modules', '.bin', name)
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }

const script = (name) => [process.execPath, [`scripts/${name}.mjs`]]
const turbo = (task, ...more) => [
  bin('turbo'),
  ['run', task, ...more, '--output-logs=errors-only', '--ui=stream'],
]
const vitest = (...args) => [bin('vitest'), args]
const UNIT = ['--project', 'unit', '--project', 'web']
const ESTRUCTURA = [
  ['arquitectura', ...script('check-architecture')],
  ['citas', ...script('check-citations')],
]
const DEPENDENCIAS = [
  ['archivo de dependencias', ...script('check-lock')],
  ['licencias', ...script('check-licenses')],
]

const wholeSuite = () => [
  ['formato y estilo', bin('biome'), ['check', '.']],
  ...DEPENDENCIAS,
  ...ESTRUCTURA,
  ['tipos', ...turbo('types')],
  ['construcción', ...turbo('build')],
  ['pruebas unitarias', ...vitest('run', ...UNIT)],
  ['pruebas con base embebida', ...vitest('run', '--project', 'pglite')],
  ['pruebas con PostgreSQL', ...vitest('run', '--project', 'postgres')],
  ['recorridos en navegador y terminal', 'npm', ['run', 'e2e', '--silent']],
]

const suiteOfChanges = (base) => {
  const { commit, files } = readCambios(root, base)
  const tracked = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.split('\n')
  const all = [...new Set([...tracked, ...files])]
  const database = databaseTests(files, all)
  const specs = journeys(files, all).map((spec) => spec.slice('e2e/'.length))
  const steps = [
    ['formato y estilo', bin('biome'), ['check', '--no-errors-on-unmatched', ...files]],
    ...(files.some((file) => /package(-lock)?\.json$/.test(file)) ? DEPENDENCIAS : []),
    ...ESTRUCTURA,
    ['tipos', ...turbo('types', `--filter=...[${commit}]`)],
    ['pruebas unitarias', ...vitest('related', '--run', ...UNIT, ...unitSeeds(files, all))],
  ]
  if (database.length > 0)
    steps.push(['pruebas con PostgreSQL', ...vitest('run', '--project', 'postgres', ...database)])
  if (specs.length > 0)
    steps.push(
      ['construcción', ...turbo('build')],
      [
        'recorridos en navegador y terminal',
        'npm',
        ['run', 'e2e', '--silent', '--', '--project', 'propio', ...specs],
      ],
    )
  console.info(`${files.length} archivos cambiados desde ${commit.slice(0, 9)}`)
  return files.length > 0 ? steps : []
}

const [mode, base] = process.argv.slice(2)
if (mode !== undefined && mode !== '--cambios') {
  console.error(`Opción desconocida: ${mode}. Uso: npm run verify [-- --cambios [base]]`)
  process.exit(2)
}

const started = Date.now()
const times = []
const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(8)} s`
const failed = (mode === '--cambios' ? suiteOfChanges(base) : wholeSuite()).find(
  ([name, command, args]) => {
    console.info(`\n── ${name}`)
    const from = Date.now()
    const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
    times.push([name, Date.now() - from])
    return status !== 0
  },
)
console.info('')
for (const [name, ms] of times) console.info(`${seconds(ms)}  ${name}`)
console.info(`${seconds(Date.now() - started)}  en total`)
if (failed) console.error(`\nFalló: ${failed[0]}`)
else console.info('\nTodo correcto.')
process.exit(failed ? 1 : 0)
