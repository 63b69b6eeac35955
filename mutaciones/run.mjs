import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CUARTOS } from './cuartos.mjs'

const aqui = fileURLToPath(new URL('.', import.meta.url))
const raiz = fileURLToPath(new URL('..', import.meta.url))
const pedidos = process.argv.slice(2)
const ajeno = pedidos.find((uno) => !CUARTOS.includes(uno))
if (ajeno !== undefined) {
  console.error(`«${ajeno}» no es de los que se prueban: ${CUARTOS.join(', ')}.`)
  process.exit(2)
}

const run = (command, args, cwd, env = {}) =>
  spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

const stryker = `${aqui}node_modules/@stryker-mutator/core/bin/stryker.js`
if (!existsSync(stryker) && run('npm', ['ci'], aqui) !== 0) process.exit(1)

process.exit(
  run(process.execPath, [stryker, 'run', 'mutaciones/stryker.config.mjs'], raiz, {
    CUARTOS: (pedidos.length > 0 ? pedidos : CUARTOS).join(','),
  }),
)
