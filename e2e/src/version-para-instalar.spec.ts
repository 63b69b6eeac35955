import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from './support/plantilla.ts'
import { ROOT, startProducto } from './support/producto.ts'
import { test as base, closePages, expect, ingresar } from './support/test.ts'

interface Descomprimida {
  readonly folder: string
  readonly comando: string
}

const RELEASE = join(ROOT, 'release')

const expectSums = () => {
  const sumas = readdirSync(RELEASE).find((name) => name.endsWith('.sha256')) ?? ''
  for (const line of readFileSync(join(RELEASE, sumas), 'utf8').trimEnd().split('\n')) {
    const [sum, name = ''] = line.split('  ')
    const bytes = readFileSync(join(RELEASE, name))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum)
  }
}

const test = base.extend<object, { readonly version: Descomprimida }>({
  version: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern.
    async ({}, use) => {
      execFileSync(process.execPath, ['scripts/release.mjs', '--sin-construir'], { cwd: ROOT })
      expectSums()
      const parent = mkdtempSync(join(tmpdir(), 'apremia-version-'))
      const files = readdirSync(RELEASE)
      const archive = files.find((name) => name.endsWith('.tar.gz')) ?? ''
      const comando = files.find((name) => name.endsWith('.tgz')) ?? ''
      execFileSync('tar', ['-xzf', join(RELEASE, archive), '-C', parent])
      copyFileSync(join(RELEASE, comando), join(parent, comando))
      await use({
        folder: join(parent, archive.replace('.tar.gz', '')),
        comando: join(parent, comando),
      })
      removeFolder(parent)
    },
    { scope: 'worker' },
  ],
})

const PATH = `${join(process.execPath, '..')}:/usr/bin:/bin`

test('el archivo para instalar arranca con Node solo: pantallas, comando y ayuda del servidor', async ({
  page,
  version: { folder },
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'apremia-datos-'))
  const env = { PATH, APREMIA_ENTORNO: join(dataDir, 'apremia.env') }
  writeFileSync(env.APREMIA_ENTORNO, 'LOG_LEVEL=info\nAPREMIA_DEMO_SEMILLA=7\n')
  const programa = [join(folder, 'bin/apremia-iniciar')] as const
  const producto = await startProducto({ dataDir, env }, { programa })
  await ingresar(page, producto, 'admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(producto.output()).toContain('"level":30')

  const bin = (name: string, ...args: string[]) =>
    execFileSync(join(folder, 'bin', name), args, {
      env: { ...env, HOME: dataDir, DATA_DIR: dataDir, APREMIA_URL: producto.url },
      cwd: dataDir,
      encoding: 'utf8',
    })
  expect(bin('apremia', '--version')).toContain(folder.replace(/.*apremia-/, ''))
  expect(bin('apremia', 'reglas', 'probar')).toMatch(/\d+ casos/)
  expect(readFileSync(join(folder, 'imagen/compose.yaml'), 'utf8')).toContain(
    `image: apremia:${folder.replace(/.*apremia-/, '')}\n`,
  )
  expect(bin('apremia-servidor', '--help')).toContain('ingreso-de-emergencia')
  await closePages(page.context())
  await producto.stop()
  removeFolder(dataDir)
})

test('el comando se instala solo en otra máquina, sin red', async ({
  version: { folder, comando },
}) => {
  const prefix = mkdtempSync(join(tmpdir(), 'apremia-comando-'))
  const env = { PATH, HOME: prefix }
  execFileSync('npm', ['install', '--offline', '--global', '--prefix', prefix, comando], {
    env,
    cwd: prefix,
  })
  const said = execFileSync(join(prefix, 'bin/apremia'), ['--version'], { env, encoding: 'utf8' })
  expect(said).toContain(folder.replace(/.*apremia-/, ''))
  removeFolder(prefix)
})

if (process.platform === 'linux')
  test('systemd acepta las unidades, y los programas que nombran existen', async ({
    version: { folder },
  }) => {
    const units = join(folder, '..', 'unidades')
    mkdirSync(units)
    const names = readdirSync(join(folder, 'systemd'))
    for (const name of names) {
      const text = readFileSync(join(folder, 'systemd', name), 'utf8')
      writeFileSync(join(units, name), text.replaceAll('/opt/apremia/', `${folder}/`))
    }
    const paths = names.map((name) => join(units, name))
    const verified = execFileSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' })
    expect(verified).toBe('')
    const exposure = [
      'security',
      '--offline=true',
      '--threshold=20',
      join(units, 'apremia.service'),
    ]
    execFileSync('systemd-analyze', exposure)
  })
