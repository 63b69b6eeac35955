import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@apremia/api/launch'
import { removeFolder } from './support/plantilla.ts'
import { startProducto } from './support/producto.ts'
import { test as base, expect, ingresar } from './support/test.ts'

/** Number of the user (UID) that runs the program in the image. The user is not root. */
const CUENTA = 10_001

const imagen = process.env.APREMIA_IMAGEN ?? ''

const run = (...args: string[]) => execFileSync('buildah', args, { encoding: 'utf8' }).trim()

const test = base.extend<{ readonly raiz: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern.
  raiz: async ({}, use) => {
    const container = run('from', imagen)
    await use(run('mount', container))
    run('umount', container)
    run('rm', container)
  },
})

/**
 * Shell script that runs the program of the image like a container engine with a read-only root. Only `/datos` and
 * `/tmp` can be written, and the user is not root. Arguments: folder of the image, data folder and port.
 */
const CORRER = `
set -e
mount --bind "$1" "$1"; mount -o remount,ro,bind "$1"
mount --bind "$2" "$1/datos"; mount -t tmpfs tmpfs "$1/tmp"
mount --bind /proc "$1/proc"; mount --bind /dev "$1/dev"
exec chroot --userspec=${CUENTA}:${CUENTA} "$1" env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/tmp \
  HOST=127.0.0.1 PORT="$3" DATA_DIR=/datos /opt/apremia/bin/apremia-iniciar`

test('la imagen arranca sin ser root y con su raíz de solo lectura, contesta y se detiene bien', async ({
  page,
  raiz,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'apremia-imagen-'))
  chownSync(dataDir, CUENTA, CUENTA)
  const port = await freePort()
  const programa = [
    'unshare',
    '--mount',
    'sh',
    '-c',
    CORRER,
    'sh',
    raiz,
    dataDir,
    `${port}`,
  ] as const
  const producto = await startProducto({ dataDir, env: {} }, { port, programa })
  await ingresar(page, producto, 'admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const viva = [`--userspec=${CUENTA}:${CUENTA}`, raiz, '/usr/bin/env', `PORT=${port}`]
  execFileSync('chroot', [...viva, 'node', '/opt/apremia/bin/viva.mjs'])
  expect(() =>
    execFileSync('chroot', [...viva, 'PORT=1', 'node', '/opt/apremia/bin/viva.mjs'], {
      stdio: 'pipe',
    }),
  ).toThrow()
  await producto.stop()
  expect(producto.process.exitCode).toBe(0)
  removeFolder(dataDir)
})
