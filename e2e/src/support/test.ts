import { fechaEnZona } from '@apremia/core'
import { collectDemo } from '@apremia/fixtures'
import { type Anfitrion, startAnfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { test as base, type Page } from '@playwright/test'
import { type BrowserLog, watchBrowser } from './browser-log.ts'
import { openSesion, providerToken, sessionToken } from './identidad.ts'
import { PERSONAS, type PersonaDeDemo } from './personas.ts'
import { copyDemostracion, copyMunicipio } from './plantilla.ts'
import { type Producto, startProducto } from './producto.ts'

/** Identifies a person on the page of the identity provider. */
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

/** Signs in from the screen for that. */
export const ingresarDesdeAhi = async (
  page: Page,
  producto: Producto,
  persona: PersonaDeDemo,
): Promise<void> => {
  await page.getByRole('button', { name: 'Ingresar con Renaper' }).click()
  await page.waitForURL((address) => address.href.startsWith(producto.identidad))
  await identificarse(page, producto, persona)
}

/** Signs in through the screens, as a person does. */
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

/** Returns from the provider with a token, as if this tab had asked for it. */
export const volver = async (page: Page, producto: Producto, token: string): Promise<void> => {
  await page.addInitScript((estado) => {
    if (location.search.includes(`estado=${estado}`)) {
      sessionStorage.setItem('apremia.ingreso', estado)
    }
  }, ESTADO)
  await page.goto(`${producto.url}/?estado=${ESTADO}&token=${token}`)
}

/** Comes back from the provider as a person, who is then at home. */
export const volverComo = async (
  page: Page,
  producto: Producto,
  persona: PersonaDeDemo,
): Promise<void> => {
  // Somebody else's session would be at home already, before this one begins.
  const ingreso = page.waitForResponse((response) => response.url().endsWith('/usuarios/login'))
  await volver(page, producto, await providerToken(producto, PERSONAS[persona]))
  await ingreso
  await page.waitForURL(`${producto.url}/home`)
}

/**
 * Opens the product already signed in, for journeys that are not about signing in. The session is stored where the
 * product looks for it (S1 §3), so the product loads once, at the first screen of the journey.
 */
export const llegar = async (
  page: Page,
  producto: Producto,
  persona: PersonaDeDemo,
  path = '/home',
): Promise<void> => {
  const sesion = await openSesion(producto, PERSONAS[persona])
  // An address of the product where none of its code runs.
  await page.goto(`${producto.url}/favicon.svg`)
  await page.evaluate((kept) => sessionStorage.setItem('apremia.sesion', kept), sesion)
  await page.goto(`${producto.url}${path}`)
}

/** Session token, to prepare or check data through the API. */
export const tokenDe = (producto: Producto, persona: PersonaDeDemo): Promise<string> =>
  sessionToken(producto, PERSONAS[persona])

/** Source of the register: the product's own database, or a municipality's own host. */
export type Servicio = 'propio' | 'remoto'

/** A host with the registry of the demo, another program: the product only has its address and credential. */
const startServicio = async (servicio: Servicio): Promise<Anfitrion | undefined> =>
  servicio === 'propio'
    ? undefined
    : startAnfitrion({
        lote: collectDemo({ semilla: 1, tamano: 'chico', hoy: fechaEnZona(new Date()) }),
        token: 'credencial-de-prueba',
      })

/** The municipality is installed over PostgreSQL and with its own identity provider. The demonstration has neither. */
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

interface Fixtures {
  /** Console of the browser. A message that the test did not announce fails the test. */
  readonly consola: BrowserLog
  /** Product of this test alone, without a single title. */
  readonly municipio: Producto
}

export interface WorkerFixtures {
  readonly instalado: Instalado
  readonly servicio: Servicio
  /** Product of the worker, which its tests share. */
  readonly producto: Producto
}

// Playwright reads the wanted fixtures from the pattern of the first argument.
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
      // Pages close before their server stops, so that their later requests do not count as errors of the product.
      await Promise.all(context.pages().map((page) => page.close()))
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
