// Runs the whole test suite, with the fastest checks first. `npm test` and CI run this script. `--cambios [base]` runs
// only the checks that the changes since `base` can affect.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { databaseTests, isTest, journeys, readCambios, unitSeeds } from './cambios.mjs'

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
// Step that checks the types. The option `-b` makes the compiler check again only the packages that a change can
// affect.
const TIPOS = ['tipos', bin('tsc'), ['-b']]
const ESTRUCTURA = [
  ['arquitectura', ...script('check-architecture')],
  ['citas', ...script('check-citations')],
  ['lo que no se usa', bin('knip'), ['--no-progress']],
]
const DEPENDENCIAS = [
  ['archivo de dependencias', ...script('check-lock')],
  ['licencias', ...script('check-licenses')],
]

const wholeSuite = () => [
  ['formato y estilo', bin('biome'), ['check', '.']],
  ...DEPENDENCIAS,
  ...ESTRUCTURA,
  TIPOS,
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
  const seeds = unitSeeds(files, all)
  const database = databaseTests(files, all)
  const specs = journeys(files, all).map((spec) => spec.slice('e2e/'.length))
  // To find the tests that import a changed file, vitest reads the imports of every test, which takes ten seconds. The
  // search is skipped when only tests changed.
  const unit = seeds.every(isTest) ? ['run'] : ['related', '--run']
  const below = [['pruebas unitarias', ...vitest(...unit, ...UNIT, ...seeds)]]
  if (database.length > 0)
    below.push(['pruebas con PostgreSQL', ...vitest('run', '--project', 'postgres', ...database)])
  const above =
    specs.length === 0
      ? []
      : [
          ['construcción', ...turbo('build')],
          [
            'recorridos en navegador y terminal',
            'npm',
            // The `=` is necessary: without it, `--project` would take the names of the test files as more projects.
            ['run', 'e2e', '--silent', '--', '--project=propio', ...specs],
          ],
        ]
  console.info(`${files.length} archivos cambiados desde ${commit.slice(0, 9)}`)
  if (files.length === 0) return []
  return [
    ['formato y estilo', bin('biome'), ['check', '--no-errors-on-unmatched', ...files]],
    ...(files.some((file) => /package(-lock)?\.json$/.test(file)) ? DEPENDENCIAS : []),
    ...ESTRUCTURA,
    TIPOS,
    // Two lists of steps that run in parallel: tests without a browser, and end-to-end tests. An end-to-end test spends
    // about half of its time waiting for pages, and leaves the processor to the other tests.
    { lanes: [below, above].filter((steps) => steps.length > 0) },
  ]
}

const [mode, base] = process.argv.slice(2)
if (mode !== undefined && mode !== '--cambios') {
  console.error(`Opción desconocida: ${mode}. Uso: npm run verify [-- --cambios [base]]`)
  process.exit(2)
}

const started = Date.now()
const times = []
const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(8)} s`
const announce = (name) => console.info(`\n── ${name}`)

/**
 * Runs a step and returns true when the step succeeds. With `beside`, the step runs in parallel with other steps, and
 * its output is printed when the step ends.
 */
const runStep = async ([name, command, args], beside) => {
  if (!beside) announce(name)
  const from = Date.now()
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  const printed = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece) => printed.push(piece))
  const [status] = await once(child, 'close')
  times.push([name, Date.now() - from])
  if (beside) {
    announce(name)
    process.stdout.write(Buffer.concat(printed))
  }
  return status === 0
}

const runSteps = async (steps, beside) => {
  for (const step of steps) if (!(await runStep(step, beside))) return step
  return undefined
}

const runStages = async (stages) => {
  for (const stage of stages) {
    const { lanes = [[stage]] } = stage
    const ended = await Promise.all(lanes.map((steps) => runSteps(steps, lanes.length > 1)))
    const failed = ended.find((step) => step !== undefined)
    if (failed) return failed
  }
  return undefined
}

const failed = await runStages(mode === '--cambios' ? suiteOfChanges(base) : wholeSuite())
console.info('')
for (const [name, ms] of times) console.info(`${seconds(ms)}  ${name}`)
console.info(`${seconds(Date.now() - started)}  en total`)
if (failed) console.error(`\nFalló: ${failed[0]}`)
else console.info('\nTodo correcto.')
process.exit(failed ? 1 : 0)
