// Makes the files of a release in `release/`: an archive of the whole product, an npm package of the command-line
// program, and their SHA-256 sums. The archive runs with Node alone. `--sin-construir` packs what is already built.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Loads the program that packs the archive. In a fresh clone the program is missing, so the error says how to install
 * the dependencies.
 */
const loadTar = async () => {
  try {
    return await import('tar')
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error
    console.error('Faltan las dependencias. Ejecute antes: npm ci')
    process.exit(1)
  }
}
const { create } = await loadTar()

const out = join(root, 'release')
const { version, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const versionOf = (folder) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).version
// Each program shows the version in its own folder, and the database stores the version of the server. So the versions
// of all the folders must be equal.
const otras = ['apps/api', 'apps/cli', 'apps/web'].filter((folder) => versionOf(folder) !== version)
if (otras.length > 0) {
  console.error(
    `La versión es la ${version} y la de ${otras.join(', ')} es otra. Póngalas iguales: npm run set-version ${version}`,
  )
  process.exit(1)
}
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }

/** Runs a program and returns its output. When the program fails, prints its messages and exits. */
const run = (command, args, cwd = root, accepted = [0]) => {
  const ran = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 })
  if (accepted.includes(ran.status)) return ran.stdout
  console.error(`${ran.stdout ?? ''}${ran.stderr ?? ''}`)
  console.error(`No se pudo hacer la versión: falló ${command} ${args[0]}.`)
  process.exit(1)
}

const copy = (from, to) => cpSync(join(root, from), to, { recursive: true, dereference: true })

/**
 * Lists the folders of the npm packages that the server loads. Packages of type declarations are left out, because they
 * are needed only to build the server. The packages of Apremia are left out too.
 */
const listDependencias = () =>
  // `npm ls` ends with status 1 when an optional peer dependency is missing, and still lists all the folders. So status
  // 1 is accepted.
  run('npm', ['ls', '--all', '--omit=dev', '--parseable', '-w', '@apremia/api'], root, [0, 1])
    .split('\n')
    .map((path) => relative(root, path))
    .filter((path) => /node_modules\/(?!@types\/|@apremia\/)/.test(path))

const PRODUCTO = [
  ...['apps/api/bin', 'apps/api/dist', 'apps/api/drizzle', 'apps/api/package.json'],
  ...['apps/cli/bin', 'apps/cli/dist', 'apps/cli/package.json', 'apps/web/dist'],
  ...['fixtures/reglas', 'docs', 'CHANGELOG.md'],
]

/** Moment of the last commit. Every file of the archive has this time, so that the same commit gives the same bytes. */
const lastCommit = () => new Date(Number(run('git', ['log', '-1', '--format=%ct'])) * 1000)

/** Returns the files of a folder inside `release/`, in the same order on every machine. */
const listFiles = (name) =>
  readdirSync(join(out, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)))
    .sort()

const packProducto = async (name) => {
  const folder = join(out, name)
  for (const path of PRODUCTO) copy(path, join(folder, path))
  for (const path of listDependencias()) copy(path, join(folder, path))
  copy('deploy', folder)
  const file = `${name}.tar.gz`
  const fixed = {
    ...{ portable: true, mtime: lastCommit(), gzip: { level: 9, portable: true } },
    // Everyone may read the files of the archive, whatever default permissions (umask) the machine of the release has.
    onWriteEntry: ({ stat }) => {
      stat.mode = stat.mode & 0o100 ? 0o755 : 0o644
    },
  }
  await create({ ...fixed, cwd: out, file: join(out, file) }, listFiles(name))
  rmSync(folder, { recursive: true })
  return file
}

/**
 * Makes the npm package of the command-line program. The program is compiled with all that it needs, so the package has
 * no dependencies.
 */
const packComando = (name) => {
  const folder = join(out, name)
  for (const path of ['bin', 'dist']) copy(join('apps/cli', path), join(folder, path))
  copy('docs/comando.md', join(folder, 'README.md'))
  const manifest = {
    ...{ name: 'apremia', version, type: 'module', license: 'UNLICENSED', engines },
    bin: { apremia: 'bin/apremia.mjs' },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  run('npm', ['pack', folder, '--ignore-scripts', '--silent'], out)
  rmSync(folder, { recursive: true })
  return `apremia-${version}.tgz`
}

const build = () =>
  run(join(root, 'node_modules', '.bin', 'turbo'), [
    ...['run', 'build', '--output-logs=errors-only', '--ui=stream'],
  ])

if (!process.argv.includes('--sin-construir')) build()
rmSync(out, { recursive: true, force: true })
mkdirSync(out)
const files = [await packProducto(`apremia-${version}`), packComando('comando')]
const sums = files.map((file) => {
  const bytes = readFileSync(join(out, file))
  return `${createHash('sha256').update(bytes).digest('hex')}  ${file}\n`
})
writeFileSync(join(out, `apremia-${version}.sha256`), sums.join(''))
for (const file of files) {
  const megas = (statSync(join(out, file)).size / 1e6).toFixed(1).replace('.', ',')
  console.info(`release/${file}: ${megas} MB`)
}
