import { test as base, type Page } from '@playwright/test'
import { type BrowserLog, watchBrowser } from './browser-log.ts'
import { providerToken, sessionToken } from './identidad.ts'
import { PERSONAS, type Persona } from './personas.ts'
import { copyDemo, type Producto, removeFolder, startProducto } from './producto.ts'

/** Signs in through the screens, as a person does. */
export const ingresar = async (page: Page, producto: Producto, persona: Persona): Promise<void> => {
  await page.goto(`${producto.url}/`)
  await page.getByRole('button', { name: 'Ingresar con Renaper' }).click()
  await page.locator(`button[name="dni"][value="${PERSONAS[persona]}"]`).click()
  await page.waitForURL(`${producto.url}/home`)
}

/** Arrives with the provider's answer already in hand: for journeys that are not about signing in. */
export const llegar = async (
  page: Page,
  producto: Producto,
  persona: Persona,
  path = '/home',
): Promise<void> => {
  const token = await providerToken(producto, PERSONAS[persona])
  await page.goto(`${producto.url}/?token=${token}`)
  await page.waitForURL(`${producto.url}/home`)
  if (path !== '/home') await page.goto(`${producto.url}${path}`)
}

/** A session token, for what is prepared or checked through the API. */
export const tokenDe = (producto: Producto, persona: Persona): Promise<string> =>
  sessionToken(producto, PERSONAS[persona])

const serveDemo = async (use: (producto: Producto) => Promise<void>): Promise<void> => {
  const folder = copyDemo()
  const producto = await startProducto(folder)
  await use(producto)
  await producto.stop()
  removeFolder(folder)
}

interface Fixtures {
  /** What the browser complained about; anything a test did not announce fails it. */
  readonly consola: BrowserLog
  /** A running product of the test's own, without a single title. */
  readonly municipio: Producto
}

interface WorkerFixtures {
  /** The running product of the worker: its tests share it. */
  readonly producto: Producto
}

// Playwright reads which fixtures are wanted from the pattern of the first argument.
export const test = base.extend<Fixtures, WorkerFixtures>({
  producto: [async ({ playwright: _ }, use) => serveDemo(use), { scope: 'worker' }],
  municipio: async ({ playwright: _ }, use) => serveDemo(use),
  consola: [
    async ({ context }, use) => {
      const consola = watchBrowser(context)
      await use(consola)
      base.expect(consola.complaints()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
export { PERSONAS, type Persona } from './personas.ts'
