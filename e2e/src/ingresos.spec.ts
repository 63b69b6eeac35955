import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { readRows } from './support/libros.ts'
import { tiles } from './support/pantalla-de-inicio.ts'
import { expect, llegar, test, tokenDe } from './support/test.ts'

test('quien puede ver los ingresos los ve; nadie más, tampoco la administración', async ({
  page,
  producto,
}) => {
  for (let i = 0; i < 2; i += 1) await tokenDe(producto, 'otroAbogado')
  await llegar(page, producto, 'admin')
  await expect(page.getByRole('link', { name: 'Abogados' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Registros Login' })).toHaveCount(0)
  await page.goto(`${producto.url}/registroslogin`)
  await page.waitForURL(`${producto.url}/home`)

  await llegar(page, producto, 'scoringUno')
  await tiles(page).filter({ hasText: 'Registros Login' }).click()
  // Waits for the list of sign-ins, because the filters move down when the list appears.
  await expect(page.getByText(/^TOTAL: /)).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar filtros' }).click()
  await page.getByLabel('DNI').fill('20.000.004')
  await page.getByRole('button', { name: 'BUSCAR' }).click()
  const fila = page.getByRole('row', { name: /^20\.000\.004/ })
  await expect(fila).toContainText('Abogado')
  await expect(page.getByText('TOTAL: 1 resultados')).toBeVisible()
  const exporting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Excel' }).click()
  const resumen = await readDownload(await exporting)
  expect(resumen.name).toMatch(/^ingresos_\d{8}_\d{6}\.xlsx$/)
  expect(readRows(resumen.bytes)).toHaveLength(1)
  await expectAccessibleEnAmbas(page, 'resumen')

  await fila.getByRole('button', { name: /^Ver los ingresos de/ }).click()
  const modal = page.getByRole('dialog', { name: /^Registros Login de/ })
  const instantes = modal.getByRole('rowheader')
  await expect(instantes.first()).toBeVisible()
  // Other tests with the same installation may also sign in as this lawyer, so the test does not know the exact number
  // of sign-ins.
  const ingresos = await instantes.count()
  expect(ingresos).toBeGreaterThanOrEqual(2)
  await expectAccessibleEnAmbas(page, 'los de una persona')
  const downloading = page.waitForEvent('download')
  await modal.getByRole('button', { name: 'Descargar Excel' }).click()
  const excel = await readDownload(await downloading)
  expect(excel.name).toMatch(/^ingresos_20000004_\d{8}_\d{6}\.xlsx$/)
  expect(readRows(excel.bytes)).toHaveLength(ingresos)
  await modal.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await expect(modal).toBeHidden()
})
