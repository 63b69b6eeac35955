import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@apremia/api/launch'
import { createDatabase, dropDatabase } from '@apremia/api/postgres-server'
import { type ProveedorOidc, startProveedorOidc } from '@apremia/api/proveedor-oidc'
import type { Page } from '@playwright/test'
import { removeSegunda } from './dos-maquinas.ts'
import { copyMunicipio, removeFolder } from './plantilla.ts'
import { type Producto, startProducto } from './producto.ts'
import type { Salida, Terminal } from './terminal.ts'
import { expect } from './test.ts'

/** Identity number (DNI) of the first administrator, whom the configuration of the installation names. */
export const ADMIN = '30111222'

/** Installation without data: an empty PostgreSQL database and an OpenID identity provider. */
export interface Vacia {
  readonly producto: Producto
  readonly proveedor: ProveedorOidc
  readonly remove: () => Promise<void>
}

export const startVacia = async (
  configuracion: Readonly<Record<string, string>> = {},
): Promise<Vacia> => {
  const port = await freePort()
  const copia = await copyMunicipio()
  const { DATABASE_URL: beside = '' } = copia.env
  const name = `vacia_${port}`
  await createDatabase(beside, name)
  const url = beside.replace(/\/[^/?]+\?/, `/${name}?`)
  const dataDir = mkdtempSync(join(tmpdir(), 'apremia-vacia-'))
  const proveedor = await startProveedorOidc(`http://127.0.0.1:${port}`)
  const env = {
    ...{ DATABASE_URL: url, MUNICIPIO_NOMBRE: 'Ramallo', APREMIA_ADMIN_DNI: ADMIN },
    ...proveedor.env,
    ...configuracion,
  }
  const producto = await startProducto({ dataDir, env }, { port })
  return {
    ...{ producto, proveedor },
    remove: async () => {
      await producto.stop()
      await proveedor.stop()
      await removeSegunda(dataDir)
      await dropDatabase(url)
      removeFolder(dataDir)
      await copia.remove()
    },
  }
}

/** Signs in the first administrator at the identity provider. The address `url` must open the page of the provider. */
const ingresarEn = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page.getByLabel('DNI').fill(ADMIN)
  await page.keyboard.press('Enter')
}

/** Signs in the first administrator with the command `sesion iniciar`, through the browser. */
export const ingresarEnTerminal = async (page: Page, terminal: Terminal): Promise<void> => {
  const running = terminal.start(['sesion', 'iniciar', '--json'])
  const [, address = ''] = await running.seen(/^ {2}(http\S+)$/m)
  await ingresarEn(page, address)
  await expect(page.getByRole('heading', { name: 'Sesión iniciada' })).toBeVisible()
  expect((await running.done).code).toBe(0)
}

/** Returns a function that runs a command, expects the exit code 0 and returns the output of the command. */
export const runBien =
  (terminal: Terminal) =>
  async (...args: readonly string[]): Promise<Salida> => {
    const salida = await terminal.run(args)
    expect(salida.code, `${args.join(' ')}\n${salida.stderr}`).toBe(0)
    return salida
  }
