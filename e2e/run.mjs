// Runs the end-to-end tests. With `--instalacion dos`, the tests run on two servers behind nginx. Playwright receives
// the other arguments.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const INSTALACIONES = ['una', 'dos']
const args = process.argv.slice(2)
const at = args.indexOf('--instalacion')
const [, instalacion = 'una'] = at < 0 ? [] : args.splice(at, 2)
if (!INSTALACIONES.includes(instalacion)) {
  console.error(`--instalacion debe ser ${INSTALACIONES.join(' o ')}.`)
  process.exit(2)
}
const { status } = spawnSync('playwright', ['test', ...args], {
  cwd: fileURLToPath(new URL('.', import.meta.url)),
  env: { ...process.env, APREMIA_E2E_INSTALACION: instalacion },
  stdio: 'inherit',
})
process.exit(status ?? 1)
