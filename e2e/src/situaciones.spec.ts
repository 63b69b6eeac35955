import type { Page } from '@playwright/test'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { createApi } from './support/api.ts'
import type { Producto } from './support/producto.ts'
import { filaOTarjeta } from './support/telefono.ts'
import { expect, llegar, test, tokenDe } from './support/test.ts'

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogo = (page: Page) => page.getByRole('dialog')

const countEnPlan = async (producto: Producto): Promise<number> => {
  const api = createApi(producto.url, await tokenDe(producto, 'admin'))
  const answer = await api.get('/mesas/cuentas?mesa=extrajudicial&historico=true')
  return ((await answer.json()) as { cuentas: { planDePagos: number } }).cuentas.planDePagos
}

test('lo que significa una situación se corrige, y los casos que alcanza se recalculan', async ({
  page,
  municipio,
}) => {
  expect(await countEnPlan(municipio)).toBeGreaterThan(0)
  await llegar(page, municipio, 'admin', '/configuracion')
  await page.getByRole('tab', { name: 'Situaciones' }).click()
  await expect(filaOTarjeta(page, 'Concurso o Quiebra')).toContainText('Ninguno de los tres')
  await expectAccessibleEnAmbas(page, 'las situaciones')
  await boton(page, 'Nueva situación').click()
  await dialogo(page).getByLabel('Código').fill('gx')
  await dialogo(page).getByLabel('Nombre').fill('gestion legal')
  await boton(page, 'Guardar').click()
  await expect(dialogo(page).getByText(/^La situación GL ya se llama/)).toBeVisible()
  await expectAccessibleEnAmbas(page, 'una situación con faltas')
  await dialogo(page).getByLabel('Nombre').fill('Gestión Externa')
  await dialogo(page).getByLabel('Significado').selectOption('Gestión Legal')
  await boton(page, 'Guardar').click()
  await expect(page.getByText('La situación GX quedó guardada.')).toBeVisible()

  await boton(page, 'Editar la situación PP').click()
  await dialogo(page).getByLabel('Significado').selectOption('Ninguno de los tres')
  await boton(page, 'Guardar').click()
  await expect(dialogo(page).getByText(/^Cambian \d/)).toBeVisible()
  await expect(
    dialogo(page)
      .getByText(/de PLAN DE PAGOS a /)
      .first(),
  ).toBeVisible()
  await expectAccessibleEnAmbas(page, 'el efecto de otro significado')
  expect(await countEnPlan(municipio)).toBeGreaterThan(0)
  await boton(page, 'Guardar').click()
  await expect(page.getByText('La situación PP quedó guardada.')).toBeVisible()
  await expect.poll(() => countEnPlan(municipio), { intervals: [100] }).toBe(0)
})
