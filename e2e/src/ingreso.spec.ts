import type { Route } from '@playwright/test'
import { VISTAS } from './support/accesos.ts'
import { FUENTES, providerToken } from './support/identidad.ts'
import {
  expectSignedOut,
  keptSession,
  keptToken,
  menu,
  statusOf,
  tiles,
} from './support/pantalla-de-inicio.ts'
import {
  expect,
  ingresar,
  PERSONAS,
  type PersonaDeDemo,
  test,
  volver,
  volverComo,
} from './support/test.ts'

const PROVEEDORES = { renaper: 'Renaper', afip: 'AFIP', miarg: 'Mi Argentina', anses: 'ANSES' }

const NO_REGISTRADO = 'No existe en nuestros registros como usuario externo.'

/** The test needs the demo, because the demo has its own identity provider and sign-in page. */
test.use({ instalado: 'demostracion' })

test.describe('el ingreso', () => {
  for (const fuente of FUENTES) {
    test(`el botón de ${PROVEEDORES[fuente]} lleva al proveedor con su fuente y la vuelta`, async ({
      page,
      producto,
    }) => {
      await page.goto(producto.url)
      await page.getByRole('button', { name: `Ingresar con ${PROVEEDORES[fuente]}` }).click()
      await page.waitForURL('**/identidad?**')
      const { searchParams } = new URL(page.url())
      const { fnt, vlv = '', ...rest } = Object.fromEntries(searchParams)
      expect({ fnt, rest }).toEqual({ fnt: fuente, rest: {} })
      const [path, estado] = vlv.split('?estado=')
      expect(path).toBe(`${producto.url}/`)
      expect(estado).toMatch(/^[0-9a-f]{32}$/)
      await expect(page.getByRole('heading', { name: 'Identidad de demostración' })).toBeVisible()
    })
  }

  for (const [persona, vista] of Object.entries(VISTAS)) {
    test(`${persona} ve su nombre, sus accesos y su menú, y nada más`, async ({
      page,
      producto,
    }) => {
      await ingresar(page, producto, persona as PersonaDeDemo)
      await expect(page.getByRole('banner')).toContainText(vista.encabezado)
      await expect(page.locator('main h1')).toBeFocused()
      if (!vista.encabezado.includes('(')) {
        await expect(page.getByRole('banner')).not.toContainText(/\([A-Z]\d/)
      }
      const hrefs = (links: readonly string[]) => links.map((path) => `/${path}`)
      await expect(tiles(page)).toHaveCount(vista.inicio.length)
      expect(await tiles(page).evaluateAll(readHrefs)).toEqual(hrefs(vista.inicio))
      expect(await menu(page).getByRole('link').evaluateAll(readHrefs)).toEqual(hrefs(vista.menu))
    })
  }

  test('muestra que está ingresando mientras espera al servidor', async ({ page, producto }) => {
    const held = new Promise<Route>((resolve) => page.route('**/api/usuarios/login', resolve))
    await volver(page, producto, await providerToken(producto, PERSONAS.abogada))
    await expect(page.getByRole('dialog', { name: 'Iniciando sesión' })).toBeVisible()
    await expect(page.getByText('Cargando...')).toBeVisible()
    await (await held).continue()
    await page.waitForURL('**/home')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const done = page.getByRole('status').filter({ hasText: 'Exito!' })
    await expect(done).toContainText('Ingresó como Muñoz Peña, Carolina.')
  })

  test('el token del proveedor no queda en la dirección, el historial ni la página', async ({
    page,
    producto,
  }) => {
    const seen: string[] = []
    page.on('response', (response) => {
      const location = response.headers().location
      if (location?.includes('token=')) seen.push(location.split('token=')[1] ?? '')
    })
    await ingresar(page, producto, 'admin')
    expect(seen).toHaveLength(1)
    const secrets = [...seen, await keptToken(page)]
    const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url))
    expect(visited.filter((url) => url?.includes('token='))).toEqual([])
    const content = await page.content()
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(20)
      expect(content).not.toContain(secret)
      expect(page.url()).not.toContain(secret)
    }
    expect(await page.evaluate(() => document.cookie + JSON.stringify(localStorage))).not.toContain(
      await keptToken(page),
    )
  })

  test('quien está de baja recibe el aviso y puede volver a elegir', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 403/)
    await page.goto(producto.url)
    await page.getByRole('button', { name: 'Ingresar con ANSES' }).click()
    await page.getByRole('button', { name: /Yáñez, Horacio/ }).click()
    const failed = page.getByRole('dialog', { name: 'Error, intentelo de nuevo.' })
    await expect(failed.getByRole('alert')).toContainText(`Error!${NO_REGISTRADO}`)
    await failed.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText(`Error!${NO_REGISTRADO}`)
    await expectSignedOut(page, producto)
    await expect(page.getByRole('button', { name: 'Ingresar con Renaper' })).toBeEnabled()
  })

  test('a quien no está registrado se le dice lo mismo', async ({ page, producto, consola }) => {
    consola.expect(/status of 403/)
    await volver(page, producto, await providerToken(producto, '31222333'))
    await expect(page.getByRole('alert')).toContainText(`Error!${NO_REGISTRADO}`)
    await expectSignedOut(page, producto)
  })

  test('un token ya usado no abre otra sesión', async ({ page, context, producto, consola }) => {
    consola.expect(/status of 401/)
    const token = await providerToken(producto, PERSONAS.abogada)
    await volver(page, producto, token)
    await page.waitForURL('**/home')
    const another = await context.newPage()
    await volver(another, producto, token)
    await expect(another.getByRole('alert')).toContainText('El ingreso ya se usó o venció.')
    await expectSignedOut(another, producto)
  })

  test('si el servidor no contesta no queda ninguna sesión', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/ERR_FAILED/)
    await page.route('**/api/usuarios/login', (route) => route.abort())
    await volver(page, producto, await providerToken(producto, PERSONAS.admin))
    await expect(page.getByRole('alert')).toContainText('Error!')
    await expectSignedOut(page, producto)
  })

  test('otra persona reemplaza a la que estaba, cuya sesión termina', async ({
    page,
    producto,
  }) => {
    await volverComo(page, producto, 'admin')
    const before = await keptToken(page)
    await volverComo(page, producto, 'abogada')
    await expect(page.getByRole('banner')).toContainText('Muñoz Peña, Carolina (A01)')
    await expect(page.getByRole('banner')).not.toContainText('Ferreyra')
    // The new sign-in does not wait until the previous session is revoked, so the test polls the status of the previous
    // session.
    await expect.poll(() => statusOf(producto, before)).toBe(401)
    expect(await statusOf(producto, await keptToken(page))).toBe(200)
  })

  test('un token que esta pestaña no pidió no cambia quién está', async ({ page, producto }) => {
    await volverComo(page, producto, 'admin')
    const before = await keptToken(page)
    const estado = 'f'.repeat(32)
    const token = await providerToken(producto, PERSONAS.abogada)
    await page.goto(`${producto.url}/?estado=${estado}&token=${token}`)
    const failed = page.getByRole('dialog', { name: 'Error, intentelo de nuevo.' })
    await expect(failed).toContainText('Este ingreso no empezó en esta pestaña.')
    await failed.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page).toHaveURL(`${producto.url}/home`)
    await expect(page.getByRole('banner')).toContainText('Ferreyra, Mariana')
    expect(await keptToken(page)).toBe(before)
    expect(await statusOf(producto, before)).toBe(200)
  })

  test('basura en la dirección no termina la sesión', async ({ page, producto, consola }) => {
    consola.expect(/status of 401/)
    await volverComo(page, producto, 'admin')
    const before = await keptToken(page)
    await page.goto(`${producto.url}/?token=basura`)
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('Ferreyra, Mariana')
    expect(await keptToken(page)).toBe(before)
    expect(await statusOf(producto, before)).toBe(200)
  })

  test('si el proveedor no devuelve el estado, se pregunta antes de ingresar', async ({
    page,
    producto,
  }) => {
    await page.goto(`${producto.url}/?token=${await providerToken(producto, PERSONAS.jefe)}`)
    const asked = page.getByRole('dialog', { name: '¿Ingresar como Ibáñez, Guillermo?' })
    await expect(asked.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    expect(await keptSession(page)).toBeNull()
    await asked.getByRole('button', { name: 'Ingresar' }).click()
    await page.waitForURL('**/home')
    const before = await keptToken(page)

    const bare = async () => {
      await page.goto(`${producto.url}/?token=${await providerToken(producto, PERSONAS.abogada)}`)
      const other = page.getByRole('dialog', { name: '¿Ingresar como Muñoz Peña, Carolina?' })
      await expect(other).toContainText('La sesión de Ibáñez, Guillermo se va a cerrar.')
      return other
    }
    await bare()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('Ibáñez, Guillermo (A00)')
    expect(await keptToken(page)).toBe(before)

    await (await bare()).getByRole('button', { name: 'Ingresar' }).click()
    await expect(page.getByRole('banner')).toContainText('Muñoz Peña, Carolina (A01)')
    await expect.poll(() => statusOf(producto, before)).toBe(401)
  })
})

test('lo que no llega entero se dice, y al volver a cargar se abre', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/ERR_FAILED|dynamically imported module/)
  const guion = '**/assets/run-*.js'
  await page.route(guion, (route) => route.abort())
  await page.goto(`${producto.url}/inmuebles`)
  await expect(page.getByRole('status')).toHaveText(
    'No se pudo abrir Apremia. Revise su conexión y vuelva a cargar la página.',
  )
  await page.unroute(guion)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ingresar con Renaper' })).toBeVisible()
})

function readHrefs(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'))
}
