import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { muestra } from './support/api.ts'
import { expect, ingresar, test } from './support/test.ts'

const MEDIDAS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const

/** Nothing serious or critical, no sideways scroll of the page, one main heading. */
const revisar = async (page: Page, estado: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const graves = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(graves, estado).toEqual([])
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways, `${estado}: desplazamiento horizontal`).toBeLessThanOrEqual(0)
}

const pestana = (page: Page, name: string) => page.getByRole('tab', { name }).click()

const subir = async (page: Page, name: string, bytes: Buffer): Promise<void> => {
  await page
    .locator('input[type="file"]:visible, [role="tabpanel"]:visible input[type="file"]')
    .first()
    .setInputFiles({
      name,
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: bytes,
    })
}

for (const viewport of MEDIDAS) {
  test.describe(`a ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport })

    test('ingreso, inicio, no encontrada e identidad', async ({ page, producto, consola }) => {
      consola.expect(/status of 401/)
      await page.goto(`${producto.url}/`)
      await expect(page.getByRole('button', { name: /renaper/i })).toBeVisible()
      await revisar(page, 'ingreso')
      await page.goto(`${producto.url}/?token=malo`)
      await expect(page.getByRole('alert').or(page.getByRole('dialog')).first()).toBeVisible()
      await revisar(page, 'ingreso fallido')
      await page.goto(
        `${producto.url}/identidad?fnt=anses&vlv=${encodeURIComponent(`${producto.url}/`)}`,
      )
      await revisar(page, 'identidad de demostración')
      await ingresar(page, producto, 'admin')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await revisar(page, 'inicio')
      await page.goto(`${producto.url}/mesa-judicial`)
      await expect(page.getByText('Página no encontrada')).toBeVisible()
      await revisar(page, 'no encontrada')
    })

    test('las pestañas de títulos, vacías, con errores y con un trabajo hecho', async ({
      page,
      producto,
      consola,
    }) => {
      consola.expect(/status of 422/)
      await ingresar(page, producto, 'admin')
      await page.goto(`${producto.url}/creaciontitulos`)
      await expect(page.getByRole('tab', { name: '1 - Crear Excel' })).toBeVisible()
      await revisar(page, 'Crear Excel')
      await page.getByLabel('Categoría', { exact: false }).first().selectOption('inmueble')
      await subir(page, 'con errores.xlsx', muestra('basico-con-errores-libreoffice.xlsx'))
      await page.getByRole('button', { name: 'Enviar archivo' }).click()
      await expect(page.getByRole('table')).toBeVisible()
      await revisar(page, 'errores por fila')
      await subir(page, 'buena.xlsx', muestra('basico-inmueble-libreoffice.xlsx'))
      await page.getByRole('button', { name: 'Enviar archivo' }).click()
      await expect(page.getByText('Excel Procesado con éxito!!').first()).toBeVisible()
      await revisar(page, 'trabajo hecho')
      await page.keyboard.press('Escape')
      await pestana(page, '2 - Crear Títulos')
      await expect(page.getByText(/Último título creado/)).toBeVisible()
      await revisar(page, 'Crear Títulos')
      await pestana(page, 'Listado Títulos Creados')
      await expect(page.getByRole('button', { name: 'BUSCAR' })).toBeVisible()
      await revisar(page, 'Listado')
    })
  })
}

test('con el teclado solo se llega a las pestañas y se ve el foco', async ({ page, producto }) => {
  await ingresar(page, producto, 'admin')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const tile = page.getByRole('main').getByRole('link', { name: /Creación de títulos/ })
  await tile.focus()
  const outline = await tile.evaluate((node) => getComputedStyle(node).outlineStyle)
  expect(outline).not.toBe('none')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/creaciontitulos')
  await page.getByRole('tab', { name: '1 - Crear Excel' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: '2 - Crear Títulos' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
