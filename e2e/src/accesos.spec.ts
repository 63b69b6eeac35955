import { CON_ABOGADO, DESTINOS, VISTAS } from './support/accesos.ts'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { providerToken } from './support/identidad.ts'
import { expectSignedOut, menu, tiles } from './support/pantalla-de-inicio.ts'
import { expect, llegar, PERSONAS, test, volverComo } from './support/test.ts'

test.describe('los accesos', () => {
  test('cada acceso lleva a su pantalla', async ({ page, producto }) => {
    await volverComo(page, producto, 'admin')
    await expect(tiles(page)).toHaveCount(VISTAS.admin.inicio.length)
    const names = await tiles(page).allInnerTexts()
    for (const name of names) {
      await tiles(page).filter({ hasText: name }).click()
      await expect(page).toHaveURL(`${producto.url}${DESTINOS[name]}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page).toHaveTitle(`${name} · Apremia`)
      // Some screens (`CON_ABOGADO`) first ask the admin to choose a lawyer in a dialog. The cancel button of that
      // dialog opens the home screen.
      if (CON_ABOGADO.includes(name)) {
        await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
        await expect(page).toHaveURL(`${producto.url}/home`)
        continue
      }
      await page.getByRole('link', { name: 'Apremia: Ir al inicio' }).click()
      await expect(page).toHaveURL(`${producto.url}/home`)
    }
  })

  test('en una pantalla ancha el menú queda abierto con sus nombres hasta que se lo pliega, y en una de 1366 si se lo fija', async ({
    page,
    producto,
  }) => {
    await page.setViewportSize({ width: 1600, height: 900 })
    await volverComo(page, producto, 'jefe')
    const plegar = page.getByRole('button', { name: 'Cerrar el menú' })
    const fijar = page.getByRole('button', { name: 'Abrir el menú' })
    const nombre = menu(page).getByText('Abogados', { exact: true })
    const contenido = page.getByRole('main')
    const anchoDelContenido = async () => (await contenido.boundingBox())?.width ?? 0
    await expect(plegar).toHaveAttribute('aria-expanded', 'true')
    await expect(nombre).toHaveCSS('opacity', '1')
    const cuenta = menu(page).getByRole('link', {
      name: /^[\d.]+ casos? vencidos? en la Mesa de entradas judicial$/,
    })
    const cuantos = (await cuenta.textContent()) ?? ''
    await cuenta.click()
    await expect(page.getByText(`TOTAL: ${cuantos} resultados`)).toBeVisible()
    await expectAccessibleEnAmbas(page, 'el menú fijo')
    await expect(nombre).toHaveCSS('opacity', '1')
    const conMenu = await anchoDelContenido()
    await plegar.click()
    await contenido.hover()
    await expect(fijar).toHaveAttribute('aria-expanded', 'false')
    await expect(nombre).toHaveCSS('opacity', '0')
    await expect.poll(anchoDelContenido).toBeGreaterThan(conMenu)
    await page.reload()
    await expect(fijar).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('apremia.menu'))
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.reload()
    await expect(nombre).toHaveCSS('opacity', '0')
    await menu(page).getByRole('link', { name: 'Abogados' }).hover()
    await expect(page.getByRole('tooltip', { name: 'Listado de abogados externos' })).toBeVisible()
    await expect(nombre).toHaveCSS('opacity', '1')
    await fijar.click()
    await page.reload()
    await expect(plegar).toBeVisible()
    await expect(nombre).toHaveCSS('opacity', '1')
  })

  test('en una pantalla más angosta el menú se abre con el botón y se cierra con Escape', async ({
    page,
    producto,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await volverComo(page, producto, 'jefe')
    const toggle = page.getByRole('button', { name: 'Abrir el menú' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await expect(page.getByRole('button', { name: 'Cerrar el menú' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await page.keyboard.press('Escape')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  test('las direcciones no distinguen mayúsculas', async ({ page, producto }) => {
    await llegar(page, producto, 'admin', '/CreacionTitulos')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creación de títulos')
    await page.goto(`${producto.url}/HOME`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inicio')
  })

  test('una dirección que no existe lo dice, con sesión y sin ella', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 404/)
    const answer = await page.goto(`${producto.url}/no/existe`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
    await llegar(page, producto, 'invitado', '/no/existe')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
    await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click()
    await expect(page).toHaveURL(`${producto.url}/home`)
  })
})

test.describe('los guardianes', () => {
  for (const path of ['/home', '/creaciontitulos?pestana=listado']) {
    test(`sin sesión, ${path} vuelve al ingreso`, async ({ page, producto }) => {
      await page.goto(`${producto.url}${path}`)
      await expectSignedOut(page, producto)
    })
  }

  for (const persona of ['abogada', 'invitado', 'sinCodigo', 'scoringUno'] as const) {
    test(`${persona} no entra en la creación de títulos`, async ({ page, producto }) => {
      await llegar(page, producto, persona, '/creaciontitulos')
      await expect(page).toHaveURL(`${producto.url}/home`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inicio')
      await expect(page.getByRole('alert')).toContainText(
        'Su cuenta no tiene acceso a «Creación de títulos».',
      )
    })
  }

  test('con sesión, el ingreso lleva al inicio', async ({ page, producto }) => {
    await volverComo(page, producto, 'jefe')
    await page.goto(`${producto.url}/`)
    await expect(page).toHaveURL(`${producto.url}/home`)
  })

  test('un token en otra dirección se quita y no sirve', async ({ page, producto }) => {
    const token = await providerToken(producto, PERSONAS.admin)
    await page.goto(`${producto.url}/creaciontitulos?pestana=listado&token=${token}`)
    await expectSignedOut(page, producto)
    await llegar(page, producto, 'admin', `/creaciontitulos?pestana=listado&token=${token}`)
    await expect(page).toHaveURL(`${producto.url}/creaciontitulos?pestana=listado`)
    await expect(page.getByRole('tab', { name: 'Listado Títulos Creados' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })
})
