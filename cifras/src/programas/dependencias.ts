// Checks the dependencies (licences, lock file) and searches the tree and its whole history for secrets (R19).
import { execFileSync, spawnSync } from 'node:child_process'
import { ROOT } from '../run-corrida.ts'

/** Patterns of private keys and of access tokens of common services. */
const SECRETOS = [
  '-----BEGIN (RSA |EC |DSA |OPENSSH |ENCRYPTED )?PRIVATE KEY',
  'AKIA[0-9A-Z]{16}',
  'gh[pousr]_[A-Za-z0-9]{36}',
  'github_pat_[A-Za-z0-9_]{60}',
  'npm_[A-Za-z0-9]{36}',
  'xox[baprs]-[0-9A-Za-z-]{20}',
  'eyJ[A-Za-z0-9_-]{20,}\\.eyJ[A-Za-z0-9_-]{20,}\\.[A-Za-z0-9_-]{20,}',
]
/** Pathspec of git that leaves this file out of the search for secrets, because this file contains the patterns. */
const FUERA = ':!cifras/src/programas/dependencias.ts'
const PATRON = SECRETOS.join('|')

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 30 }).trim()

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')

const run = (script: string): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (status !== 0) {
    console.error(stderr || stdout)
    process.exitCode = 1
  }
  return stdout.trim()
}

/**
 * @throws Error when `git grep` cannot search. A search that works ends with code 0, or with code 1 when it finds
 * nothing
 */
const grepTree = (): string[] => {
  const args = ['grep', '-nIE', '-e', PATRON, '--', '.', FUERA]
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status === null || status > 1) throw error ?? new Error(stderr)
  return lines(stdout)
}

const licencias = run('check-licenses')
const dependencias = run('check-lock')
const enElArbol = grepTree()
const enLaHistoria = lines(
  git('log', '--all', '--extended-regexp', `-G${PATRON}`, '--format=%h %s', '--', '.', FUERA),
)
const versiones = git('rev-list', '--all', '--count')
const { components } = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  }),
) as { components: readonly unknown[] }

for (const encontrado of [...enElArbol, ...enLaHistoria]) console.error(encontrado)
if (enElArbol.length + enLaHistoria.length > 0) process.exitCode = 1
console.info(`R19: licencias: ${licencias}`)
console.info(`R19: ${dependencias}; lista de componentes (CycloneDX) con ${components.length}`)
console.info(
  `R19: ${enElArbol.length} secretos en el árbol, ${enLaHistoria.length} en ${versiones} versiones`,
)
