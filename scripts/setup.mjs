// Installs all that the product needs on a new machine with Node and npm. `--test` also finds or installs the programs
// of the test suite: Chromium, PostgreSQL, poppler, qpdf, tmux, nginx and LibreOffice.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const forTests = process.argv.includes('--test')

const say = (text) => console.info(`[preparación] ${text}`)
const fail = (text) => {
  console.error(`[preparación] ${text}`)
  process.exit(1)
}

const [major, minor] = process.versions.node.split('.').map(Number)
const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24
if (!supported)
  fail(`Hace falta Node 20.19, 22.13, 24 o más nuevo; esta máquina tiene ${process.version}.`)

/**
 * Returns the environment variables without the variables that npm set when it ran this script. The variables of npm
 * would change the npm commands that this script runs.
 */
const cleanEnv = () => {
  const env = { ...process.env, NODE_ENV: '' }
  for (const key of Object.keys(env)) {
    if (
      /^npm_(config_(production|omit|include|local_prefix|workspaces?)|lifecycle|package|command)/i.test(
        key,
      )
    ) {
      delete env[key]
    }
  }
  delete env.NODE_ENV
  return env
}

const run = (command, args, env = cleanEnv()) =>
  spawnSync(command, args, { stdio: 'inherit', cwd: root, env }).status ?? 1

const manifests = ['package.json', 'package-lock.json']
for (const group of ['packages', 'apps']) {
  for (const name of readdirSync(join(root, group)))
    manifests.push(join(group, name, 'package.json'))
}
for (const name of ['fixtures', 'e2e', 'bench', 'cifras'])
  manifests.push(join(name, 'package.json'))

const hash = createHash('sha256')
for (const file of manifests)
  if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)))
hash.update(process.platform + process.arch + process.versions.modules)
const wanted = hash.digest('hex')
const stamp = join(root, 'node_modules', '.setup-stamp')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  say('instalando dependencias')
  const script = process.env.npm_execpath
  const npm = script && /\.c?js$/.test(script) ? [process.execPath, [script]] : ['npm', []]
  const install = () => run(npm[0], [...npm[1], 'ci', '--include=dev', '--no-audit', '--no-fund'])
  if (install() !== 0 && install() !== 0 && install() !== 0) fail('npm ci falló tres veces.')
  writeFileSync(stamp, wanted)
}

const works = (path) =>
  path &&
  existsSync(path) &&
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

// Name of the apt package of headless Chromium. With this package, the end-to-end tests use a seventh less processor
// time than with the full Chromium.
const HEADLESS = 'chromium-headless-shell'
const findHeadless = () => [process.env.CHROMIUM_PATH, onPath(HEADLESS)].find(works)

const findChromium = () =>
  [
    findHeadless(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    onPath('chromium'),
    onPath('google-chrome'),
  ].find(works)

const findPostgres = () => {
  const folders = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
    : []
  const found = [process.env.POSTGRES_BIN, ...folders, dirname(onPath('initdb') ?? '/-/-')]
  return found.find(
    (folder) =>
      folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

const NEEDED = [
  { name: 'chromium', package: 'chromium', find: findChromium },
  { name: 'postgres', package: 'postgresql', find: findPostgres },
  { name: 'pdftotext', package: 'poppler-utils', find: () => onPath('pdftotext') },
  { name: 'pdfsig', package: 'poppler-utils', find: () => onPath('pdfsig') },
  { name: 'qpdf', package: 'qpdf', find: () => onPath('qpdf') },
  { name: 'tmux', package: 'tmux', find: () => onPath('tmux') },
  {
    name: 'nginx',
    package: 'nginx-light',
    find: () => [onPath('nginx'), '/usr/sbin/nginx'].find((path) => path && existsSync(path)),
  },
  { name: 'soffice', package: 'libreoffice-writer-nogui', find: () => onPath('soffice') },
]
if (process.platform === 'linux')
  NEEDED.push({
    name: 'systemd-analyze',
    package: 'systemd',
    find: () => onPath('systemd-analyze'),
  })

const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
const apt = (...args) => {
  const [command, ...rest] = [...sudo, 'apt-get', ...args]
  return run(command, rest, { ...process.env, DEBIAN_FRONTEND: 'noninteractive' })
}
const aptKnows = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0
const aptInstall = (packages) => {
  if (packages.length === 0) return
  say(`instalando ${packages.join(', ')}`)
  apt('install', '-y', '-q', '--no-install-recommends', ...packages)
}

if (forTests) {
  const missing = () => NEEDED.filter(({ find }) => !find()).map((item) => item.package)
  if (existsSync('/usr/bin/apt-get')) {
    if (missing().length > 0) apt('update', '-q')
    // Installs the headless Chromium when the distribution has its package. Otherwise, if the machine has no Chromium
    // at all, `missing()` includes the package of the full Chromium.
    if (!findHeadless() && aptKnows(HEADLESS)) aptInstall([HEADLESS])
    aptInstall(missing())
  }
  if (!findChromium()) {
    const require = createRequire(join(root, 'e2e', 'package.json'))
    run(process.execPath, [
      join(dirname(require.resolve('playwright/package.json')), 'cli.js'),
      'install',
      'chromium',
    ])
  }
  const tools = Object.fromEntries(NEEDED.map(({ name, find }) => [name, find() ?? '']))
  const absent = NEEDED.filter(({ name }) => !tools[name]).map((item) => item.package)
  if (absent.length > 0)
    fail(`Faltan programas para las pruebas; instálelos y repita: ${absent.join(', ')}.`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(join(root, '.cache', 'tools.json'), JSON.stringify(tools, null, 2))
}
