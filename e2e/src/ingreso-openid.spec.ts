import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@apremia/api/launch'
import { type ProveedorOidc, startProveedorOidc } from '@apremia/api/proveedor-oidc'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accesibilidad.ts'
import { cerrarSesion, expectSignedOut, keptToken, statusOf } from './support/pantalla-de-inicio.ts'
import { copyMunicipio } from './support/plantilla.ts'
import { type Producto, ROOT, startProducto } from './support/producto.ts'
import { openTerminal } from './support/terminal.ts'
import { json } from './support/terminal-test.ts'
import { test as base, expect, PERSONAS, type PersonaDeDemo } from './support/test.ts'

interface ConOpenId {
  readonly producto: Producto
  readonly proveedor: ProveedorOidc
}

/**
 * Starts an Apremia server whose users sign in at an OpenID Connect provider, which is a separate server. Other tests
 * use the municipality's own identity provider.
 */
const test = base.extend<object, { readonly openid: ConOpenId }>({
  openid: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern.
    async ({}, use) => {
      const port = await freePort()
      const [copia, proveedor] = await Promise.all([
        copyMunicipio(),
        startProveedorOidc(`http://127.0.0.1:${port}`),
      ])
      const { DATABASE_URL = '' } = copia.env
      const env = { DATABASE_URL, ...proveedor.env }
      const producto = await startProducto({ dataDir: copia.dataDir, env }, { port })
      await use({ producto, proveedor })
      await producto.stop()
      await proveedor.stop()
      await copia.remove()
    },
    { scope: 'worker' },
  ],
})

const ingresarCon = (page: Page) =>
  page.getByRole('button', { name: 'Ingresar con Identidad Municipal' })

const identificarse = async (page: Page, persona: PersonaDeDemo): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Identidad de prueba' })).toBeVisible()
  await page.getByLabel('DNI').fill(PERSONAS[persona])
  await page.keyboard.press('Enter')
}

const ENCABEZADOS: Partial<Record<PersonaDeDemo, string>> = {
  admin: 'Ferreyra, Mariana',
  jefe: 'Ibáñez, Guillermo (A00)',
  abogada: 'Muñoz Peña, Carolina (A01)',
}

for (const persona of ['admin', 'jefe', 'abogada', 'invitado'] as const) {
  test(`${persona} ingresa con el proveedor OpenID Connect del municipio`, async ({
    page,
    openid: { producto, proveedor },
  }) => {
    await page.goto(producto.url)
    await expect(ingresarCon(page)).toBeEnabled()
    await expectAccessible(page, 'ingreso con un solo proveedor')
    await ingresarCon(page).press('Enter')
    await page.waitForURL((url) => url.origin === proveedor.issuer)
    await identificarse(page, persona)
    await page.waitForURL(`${producto.url}/home`)
    await expect(page.getByRole('banner')).toContainText(ENCABEZADOS[persona] ?? '')
    const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url))
    expect(visited.filter((url) => /token=|code=/.test(url ?? ''))).toEqual([])
    await page.reload()
    await expect(page).toHaveURL(`${producto.url}/home`)
    await expect(page.getByRole('banner')).toContainText(ENCABEZADOS[persona] ?? '')
  })
}

test('cerrar la sesión la cierra también en el proveedor, que vuelve al ingreso', async ({
  page,
  openid: { producto, proveedor },
}) => {
  await page.goto(producto.url)
  await ingresarCon(page).click()
  await identificarse(page, 'abogada')
  await page.waitForURL(`${producto.url}/home`)
  const token = await keptToken(page)
  await cerrarSesion(page).click()
  await page.waitForURL((url) => url.origin === proveedor.issuer)
  await page.getByRole('button', { name: 'Cerrar la sesión' }).click()
  await expectSignedOut(page, producto)
  expect(await statusOf(producto, token)).toBe(401)
  await ingresarCon(page).click()
  await expect(page.getByLabel('DNI')).toBeVisible()
})

test('quien cancela en el proveedor lo lee y puede volver a ingresar', async ({
  page,
  openid: { producto },
}) => {
  await page.goto(producto.url)
  await ingresarCon(page).click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  const failed = page.getByRole('dialog', { name: 'Error, intentelo de nuevo.' })
  await expect(failed).toContainText('El ingreso se canceló en el proveedor de identidad.')
  await failed.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page).toHaveURL(`${producto.url}/`)
  await expect(ingresarCon(page)).toBeEnabled()
})

test('quien no está registrado lee con qué documento volvió e ingresa con otra cuenta', async ({
  page,
  openid: { producto },
  consola,
}) => {
  consola.expect(/status of 403/)
  await page.goto(producto.url)
  await ingresarCon(page).click()
  await page.getByLabel('DNI').fill('39999999')
  await page.keyboard.press('Enter')
  const failed = page.getByRole('dialog', { name: 'Error, intentelo de nuevo.' })
  await expect(failed).toContainText('No existe en nuestros registros como usuario externo.')
  await expect(failed).toContainText('informó el documento 39999999')
  await expectAccessible(page, 'ingreso de quien no está registrado')
  await failed.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByRole('alert')).toContainText('un administrador del municipio')
  await page.getByRole('button', { name: 'Ingresar con otra cuenta' }).press('Enter')
  await identificarse(page, 'abogada')
  await page.waitForURL(`${producto.url}/home`)
  await expect(page.getByRole('banner')).toContainText('Muñoz Peña, Carolina')
})

test('dos pestañas ingresan a la vez, cada una con lo suyo', async ({
  page,
  context,
  openid: { producto },
}) => {
  const otra = await context.newPage()
  for (const pestana of [page, otra]) {
    await pestana.goto(producto.url)
    await ingresarCon(pestana).click()
    await expect(pestana.getByLabel('DNI')).toBeVisible()
  }
  await page.reload()
  await identificarse(otra, 'abogada')
  await otra.waitForURL(`${producto.url}/home`)
  await identificarse(page, 'abogada')
  await page.waitForURL(`${producto.url}/home`)
})

test('una respuesta del proveedor sirve una vez y en el navegador que la pidió', async ({
  page,
  openid: { producto },
  consola,
}) => {
  consola.expect(/status of 400/)
  const vuelta = page.waitForRequest(/\/identidad\/vuelta\?/)
  await page.goto(producto.url)
  await ingresarCon(page).click()
  await identificarse(page, 'abogada')
  await page.waitForURL(`${producto.url}/home`)
  await page.goto((await vuelta).url())
  await expect(page.getByRole('heading', { name: 'No se puede continuar' })).toBeVisible()
  await expect(page.getByText('Este ingreso no empezó en este navegador')).toBeVisible()
  await expectAccessible(page, 'respuesta que no sirve')
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL(`${producto.url}/home`)
})

test('si el proveedor no responde se dice, y cuando vuelve se ingresa sin reiniciar nada', async ({
  page,
  openid: { producto, proveedor },
}) => {
  await page.goto(producto.url)
  await ingresarCon(page).click()
  await expect(page.getByLabel('DNI')).toBeVisible()
  // The identity provider stops responding after the person signs in there, and before the product asks the provider
  // who the person is.
  await proveedor.fallAtReturn()
  await identificarse(page, 'abogada')
  const failed = page.getByRole('dialog', { name: 'Error, intentelo de nuevo.' })
  await expect(failed).toContainText('El proveedor de identidad no responde.')
  await failed.getByRole('button', { name: 'Aceptar' }).click()
  await ingresarCon(page).click()
  await expect(failed).toContainText('El proveedor de identidad no responde.')
  await failed.getByRole('button', { name: 'Aceptar' }).click()
  await proveedor.start()
  await ingresarCon(page).click()
  await identificarse(page, 'abogada')
  await page.waitForURL(`${producto.url}/home`)
})

test('sin proveedor, un administrador entra una vez con lo que pidió en el servidor', async ({
  page,
  openid: { producto },
}) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(ROOT, 'apps/api/bin/apremia-servidor.mjs'),
      ...['ingreso-de-emergencia', PERSONAS.admin, '--motivo', 'El proveedor no responde'],
    ],
    {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: producto.dataDir,
        PORT: String(producto.portDeServidor),
      },
    },
  )
  await page.goto(stdout.trim())
  const asked = page.getByRole('dialog', { name: '¿Ingresar como Ferreyra, Mariana?' })
  await expect(asked).toContainText('Es un ingreso de emergencia de Ferreyra, Mariana')
  await asked.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL(`${producto.url}/home`)
  await expect(page.getByRole('banner')).toContainText('Ferreyra, Mariana')
})

test('la terminal ingresa con el mismo proveedor', async ({
  page,
  openid: { producto },
  consola,
}) => {
  consola.expect(/status of 403/)
  const terminal = openTerminal(producto)
  const running = terminal.start(['sesion', 'iniciar', '--json'])
  const [, address = ''] = await running.seen(/^ {2}(http\S+)$/m)
  expect([...new URL(address).searchParams.keys()]).toEqual(['vlv'])
  await page.goto(address)
  await identificarse(page, 'admin')
  await expect(page.getByRole('heading', { name: 'Sesión iniciada' })).toBeVisible()
  expect(page.url()).not.toContain('token=')
  const done = await running.done
  expect(done.code, done.stderr).toBe(0)
  expect(json(done).datos.usuario).toMatchObject({ apellido: 'Ferreyra', dni: PERSONAS.admin })
  const revision = await terminal.run(['instalacion', 'identidad'])
  expect(revision.code, revision.text).toBe(0)
  expect(revision.text).toContain(`${producto.url}/identidad/vuelta`)
  expect(revision.text).toContain('Publica el dato del documento, «cuil».')
  const cancelado = terminal.start(['sesion', 'iniciar'])
  const [, otra = ''] = await cancelado.seen(/^ {2}(http\S+)$/m)
  await page.goto(otra)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('El ingreso se canceló en el proveedor')).toBeVisible()
  const fallido = await cancelado.done
  expect(fallido.code).toBe(4)
  expect(fallido.stderr).toContain('El ingreso se canceló en el proveedor de identidad.')
  terminal.remove()
})
