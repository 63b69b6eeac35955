import type { Page } from '@playwright/test'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { expect, llegar, test } from './support/test.ts'

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogo = (page: Page) => page.getByRole('dialog')

test('un título profesional que agrega la administración se ofrece en la ficha de un abogado', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'admin', '/configuracion')
  await page.getByRole('tab', { name: 'Listas' }).click()
  await expectAccessibleEnAmbas(page, 'las listas')
  await boton(page, 'Agregar a la lista').click()
  await dialogo(page).getByLabel('Nombre').fill('abogado')
  await boton(page, 'Guardar').click()
  await expect(dialogo(page).getByText('Ya está «abogado» en la lista.')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'una fila con faltas')
  await dialogo(page).getByLabel('Nombre').fill('Escribana')
  await boton(page, 'Guardar').click()
  await expect(page.getByText('La lista quedó guardada.')).toBeVisible()
  await page.goto(`${municipio.url}/abogados`)
  await page.getByRole('tab', { name: 'Nuevo profesional' }).click()
  await expect(page.getByLabel('Título').locator('option', { hasText: 'Escribana' })).toHaveCount(1)
})
