import type { Page } from '@playwright/test'
import { tabTo } from './support/accesibilidad.ts'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { pantallaDeGestion } from './support/gestion.ts'
import { expect, llegar, test } from './support/test.ts'

const enfocada = (page: Page) => page.getByRole('row').filter({ has: page.locator(':focus') })

const llegarALaMesa = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^TOTAL: /)).toBeVisible()
  const parada = page.getByRole('grid').locator('[tabindex="0"]')
  await expect(parada).toHaveCount(1)
  await tabTo(page, parada, 60)
}

test('de cualquier fila de la mesa a su actuación hay tres teclas, y se vuelve a la fila', async ({
  page,
  producto,
}) => {
  const p = pantallaDeGestion(page)
  const { keyboard } = page
  await llegar(page, producto, 'otroAbogado', '/mesa-extrajudicial?solapa=todos&historico=true')
  await llegarALaMesa(page)
  await keyboard.press('PageDown')
  await keyboard.press('ArrowRight')
  const fila = enfocada(page)
  await expect(fila).toHaveAttribute('aria-selected', 'false')

  await keyboard.press('Space')
  await keyboard.press('F6')
  await expect(p.actuar).toBeFocused()
  await expect(p.tipo).toBeVisible()
  await expect(p.barra).toContainText('1 elegido')
  await keyboard.press('Enter')
  await expect(p.tipo).toBeHidden()
  await keyboard.press('Enter')
  await expect(p.tipo).toBeVisible()

  await p.actuar.focus()
  await keyboard.press('Escape')
  await expect(fila).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('Shift+ArrowDown')
  await keyboard.press('Shift+ArrowDown')
  await expect(p.barra).toContainText('3 elegidos')
  await keyboard.press('Shift+ArrowUp')
  await expect(p.barra).toContainText('2 elegidos')

  // While the keys move the focus, neither the action bar at the bottom nor the header of the list covers the focused
  // element.
  const casillas = page.getByRole('checkbox', { name: /^Elegir \d/ })
  await keyboard.press('Control+Home')
  await tabTo(page, casillas.last(), 10, 'PageDown')
  await tabTo(page, casillas.nth(-15), 20, 'ArrowUp')
  await keyboard.press('Control+Home')
  await keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('row').nth(1).getByRole('link').last(), 20, 'ArrowRight')
  await tabTo(page, casillas.first(), 20, 'ArrowLeft')

  const primera = page
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: /^Ver el detalle de/ })
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/caso\//)
  await page.goBack()
  await expect(primera).toBeVisible()
  await expectAccessibleEnAmbas(page, 'una mesa con filas elegidas')
})

test('al ordenar y al pasar de página el foco no se pierde', async ({ page, producto }) => {
  const { keyboard } = page
  await llegar(page, producto, 'admin', '/inmuebles')
  await page.getByRole('button', { name: 'BUSCAR' }).click()
  await llegarALaMesa(page)
  await keyboard.press('Control+Home')
  await expect(page.getByRole('button', { name: 'N° de inmueble' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'N° de inmueble' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(page.getByRole('button', { name: 'N° de inmueble' })).toBeFocused()

  const ultima = page.getByRole('button', { name: 'Última página' })
  await ultima.focus()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/pagina=/)
  await expect(ultima).toBeDisabled()
  await expect(ultima).toBeFocused()
})
