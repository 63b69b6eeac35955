// Builds the container image of the product with buildah, from the archive that `npm run release` left in `release/`.
// BASE names a base image that has Node. Without BASE, debootstrap makes a minimal Debian, and the Node that runs this
// script is copied into it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { BASE, DEBIAN = 'bookworm', DEBIAN_ESPEJO, ISOLATION = 'chroot' } = process.env

const fail = (text) => {
  console.error(text)
  process.exit(1)
}

/** Runs a program and returns the last line of its output, which for buildah is the identifier of the new image. */
const run = (command, ...args) => {
  const stdio = ['ignore', 'pipe', 'inherit']
  const { status, stdout, error } = spawnSync(command, args, { stdio, encoding: 'utf8' })
  if (error?.code === 'ENOENT')
    fail(`Falta el programa ${command}: instálelo (en Debian, apt install ${command}).`)
  if (status !== 0) fail(`${stdout}\nNo se pudo hacer la imagen: falló ${command} ${args[0]}.`)
  return stdout.trim().split('\n').at(-1) ?? ''
}

const archive = join(root, 'release', `apremia-${version}.tar.gz`)
if (!existsSync(archive)) fail(`Falta ${archive}: ejecute antes npm run release.`)
const folder = mkdtempSync(join(tmpdir(), 'apremia-imagen-'))

const makeBase = () => {
  const debian = join(folder, 'debian')
  const include = '--include=ca-certificates,libstdc++6'
  const mirror = DEBIAN_ESPEJO === undefined ? [] : [DEBIAN_ESPEJO]
  run('debootstrap', '--variant=minbase', include, DEBIAN, debian, ...mirror)
  for (const left of [
    'var/cache/apt',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
  ])
    rmSync(join(debian, left), { recursive: true, force: true })
  const container = run('buildah', 'from', 'scratch')
  run('buildah', 'copy', container, debian, '/')
  run('buildah', 'copy', container, process.execPath, '/usr/local/bin/node')
  const image = run('buildah', 'commit', '--rm', container, 'apremia-base')
  rmSync(debian, { recursive: true })
  return image
}

run('tar', '-xzf', archive, '-C', folder)
renameSync(join(folder, `apremia-${version}`), join(folder, 'apremia'))
const base = BASE ?? makeBase()
const file = join(root, 'deploy', 'imagen', 'Containerfile')
const tag = `apremia:${version}`
// The image has the Docker format, because the OCI format has no health check.
run(
  ...['buildah', 'build', '--isolation', ISOLATION, '--format', 'docker'],
  ...['--build-arg', `BASE=${base}`, '--tag', tag, '--file', file, folder],
)
rmSync(folder, { recursive: true })
console.info(`Imagen ${tag}`)
