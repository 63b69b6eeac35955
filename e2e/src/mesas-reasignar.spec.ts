import { expectAccessible } from './support/accesibilidad.ts'
import { expect, llegar, test } from './support/test.ts'

const cuantos = (texto: string | null): number => Number((texto ?? '').replace(/\D/g, ''))

test('A00 pasa un caso de una mesa a otro abogado: lo ve antes, y la mesa lo pierde', async ({
  page,
  municipio: producto,
}) => {
  await llegar(page, producto, 'jefe', '/mesa-extrajudicial')
  const elegir = page.getByRole('dialog', { name: 'Seleccionar abogado' })
  await elegir.getByRole('combobox', { name: 'Abogado' }).selectOption('A05')
  await elegir.getByRole('button', { name: 'Aceptar' }).click()
  const total = page.getByText(/^TOTAL: \d/)
  await expect(total).toBeVisible()
  const antes = cuantos(await total.textContent())
  await page
    .getByRole('checkbox', { name: /^Elegir \d/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Reasignar', exact: true }).click()
  const dialogo = page.getByRole('dialog', { name: 'Reasignar los elegidos de A05' })
  const pasar = dialogo.getByRole('button', { name: 'Reasignar', exact: true })
  await expect(pasar).toBeDisabled()
  await dialogo.getByRole('combobox', { name: 'Abogado que recibe los casos' }).selectOption('A06')
  await expect(
    dialogo.getByText(/^Casos que pasan: 1\. Períodos impagos en gestión: \d/),
  ).toBeVisible()
  await expectAccessible(page, 'reasignar')
  await pasar.click()
  await expect(dialogo).toBeHidden()
  await expect(total).toHaveText(`TOTAL: ${antes - 1} resultados`)

  await llegar(page, producto, 'abogada', '/mesa-extrajudicial')
  await expect(page.getByRole('button', { name: /^Reasignar/ })).toHaveCount(0)
})
