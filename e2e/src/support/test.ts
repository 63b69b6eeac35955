import { fechaEnZona } from '@apremia/core'
import { collectDemo } from '@apremia/fixtures'
import { type Anfitrion, startAnfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { type BrowserLog, watchBrowser } from './browser-log.ts'
import { openSesion, providerToken, sessionToken } from './identidad.ts'
import { PERSONAS, type PersonaDeDemo } from './personas.ts'
import { copyDemostracion, copyMunicipio } from './plantilla.ts'
import { type Producto, startProducto } from './producto.ts'

export const identificarse = async (
  page: Page,
  { url, identidad }: Producto,
  persona: PersonaDeDemo,
): Promise<void> => {
  const dni = PERSONAS[persona]
  if (identidad.startsWith(url)) return page.locator(`button[name="dni"][value="${dni}"]`).click()
  await page.getByLabel('DNI').fill(dni)
  await page.getByRole('button', { name: 'Ingresar' }).click()
}

export const ingresarDesdeAhi = async (
  page: Page,
  producto: Producto,
  persona: PersonaDeDemo,
): Promise<void> => {
  await page.getByRole('button', { name: 'Ingresar con Renaper' }).click()
  await page.waitForURL((address) => address.href.startsWith(producto.identidad))
  await identificarse(page, producto, persona)
}

export const ingresar = async (
  page: Page,
  producto: Producto,
  persona: PersonaDeDemo,
): Promise<void> => {
  await page.goto(`${producto.url}/`)
  await ingresarDesdeAhi(page, producto, persona)
  await page.waitForURL(`${producto.url}/home`)
}

const ESTADO = '0123456789abcdef0123456789abcdef'

/**
 * Opens the page of the product that receives a token from the identity provider, as if this tab had requested the
 * sign-in.
 */
export const volver = async (page: Page, producto: Producto, token: string): Promise<void> => {
  await page.addInitScript((estado) => {
    if (location.search.includes(`estado=${estado}`)) {
      sessionStorage.setItem('apremia.ingreso', estado)
    }
  }, ESTADO)
  await page.goto(`${producto.url}/?estado=${ESTADO}&token=${token}`)
}

export const volverComo = async (
  page: Page,
  producto: Producto,
  persona: PersonaDeDemo,
): Promise<void> => {
  // The home screen may already be open from an earlier session, so the test first waits for the response of this
  // sign-in.
  const ingreso = page.waitForResponse((response) => response.url().endsWith('/usuarios/login'))
  await volver(page, producto, await providerToken(producto, PERSONAS[persona]))
  await ingreso
  await page.waitForURL(`${producto.url}/home`)
}

/**
 * Opens a screen with the session of a person already stored in the browser tab, for tests that do not cover the
 * sign-in.
 */
export const llegar = async (
  page: Page,
  producto: Producto,
  persona: PersonaDeDemo,
  path = '/home',
): Promise<void> => {
  const sesion = await openSesion(producto, PERSONAS[persona])
  // Opens the icon of the product, which has the same origin as its pages. So the test can write `sessionStorage`
  // before any code of the product runs.
  await page.goto(`${producto.url}/favicon.svg`)
  await page.evaluate((kept) => sessionStorage.setItem('apremia.sesion', kept), sesion)
  await page.goto(`${producto.url}${path}`)
}

export const tokenDe = (producto: Producto, persona: PersonaDeDemo): Promise<string> =>
  sessionToken(producto, PERSONAS[persona])

export type Servicio = 'propio' | 'remoto'

/**
 * When `servicio` is 'remoto', starts a municipal service with the data of the demo on a second server. The product
 * knows only the URL of the service and a token.
 */
const startServicio = async (servicio: Servicio): Promise<Anfitrion | undefined> =>
  servicio === 'propio'
    ? undefined
    : startAnfitrion({
        lote: collectDemo({ semilla: 1, tamano: 'chico', hoy: fechaEnZona(new Date()) }),
        token: 'credencial-de-prueba',
      })

/**
 * Kind of installation. 'municipio' uses PostgreSQL and an external identity provider. 'demostracion' uses the embedded
 * database and the built-in provider.
 */
export type Instalado = 'municipio' | 'demostracion'

const serveCopia = async (
  { instalado, servicio }: Pick<WorkerFixtures, 'instalado' | 'servicio'>,
  use: (producto: Producto) => Promise<void>,
): Promise<void> => {
  const copia = await (instalado === 'municipio' ? copyMunicipio() : copyDemostracion())
  const anfitrion = await startServicio(servicio)
  const env = anfitrion ? { MUNICIPIO_URL: anfitrion.url, MUNICIPIO_TOKEN: anfitrion.token } : {}
  const producto = await startProducto(copia, { env })
  await use(producto)
  await producto.stop()
  await anfitrion?.close()
  await copia.remove()
}

/**
 * Closes the pages of a test before its server stops. An open page would report its last requests, which a stopping
 * server refuses, as errors of the console.
 */
export const closePages = async (context: BrowserContext): Promise<void> => {
  await Promise.all(context.pages().map((page) => page.close()))
}

interface Fixtures {
  /** Console of the browser. A message that the test did not declare with `expect` fails the test. */
  readonly consola: BrowserLog
  /** Apremia server that only this test uses. It has no executive titles. */
  readonly municipio: Producto
}

export interface WorkerFixtures {
  readonly instalado: Instalado
  readonly servicio: Servicio
  readonly producto: Producto
}

// Test function of Playwright with the fixtures of this file. Playwright creates only the fixtures whose names a test
// destructures in its first argument.
export const test = base.extend<Fixtures, WorkerFixtures>({
  instalado: ['municipio', { scope: 'worker', option: true }],
  servicio: ['propio', { scope: 'worker', option: true }],
  producto: [
    async ({ instalado, servicio }, use) => serveCopia({ instalado, servicio }, use),
    { scope: 'worker' },
  ],
  municipio: async ({ instalado, servicio, context }, use) =>
    serveCopia({ instalado, servicio }, async (municipio) => {
      await use(municipio)
      await closePages(context)
    }),
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
export { PERSONAS, type PersonaDeDemo } from './personas.ts'
