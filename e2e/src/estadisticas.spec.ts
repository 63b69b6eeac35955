import { expectAccessible } from './support/accesibilidad.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

const TOTAL = /^TOTAL: [\d.]+ resultados/

test('el jefe mira las estadísticas, elige una abogada y abre los casos que cuenta un número', async ({
  page,
  producto,
}) => {
  const pedidos: string[] = []
  page.on('request', (request) => pedidos.push(request.url()))
  await llegar(page, producto, 'jefe')
  await expect(page.getByRole('heading', { name: 'Hoy' })).toBeVisible()
  expect(pedidos.filter((url) => /grafico|auto-/.test(url))).toEqual([])

  await page.getByRole('navigation').getByRole('link', { name: 'Estadísticas' }).click()
  await expect(page.getByRole('heading', { name: 'Page Estadisticas', level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Gráfico de Cartera por situación/ })).toBeVisible()
  // The head lawyer may see the cases of every lawyer. So the link of the statistics leads to a list with the cases of
  // all the lawyers (D178).
  await expect(
    page.getByRole('link', { name: /^Mesa extrajudicial, De 121 a 365 días: / }),
  ).toHaveAttribute('href', /abogado=todos/)
  await expectAccessible(page, 'estadísticas')

  // The menu of the page stays open over the filters until the pointer leaves it, so the pointer moves away.
  await page.getByRole('img', { name: /^Gráfico de Cartera por situación/ }).hover()
  await page.getByRole('button', { name: 'Mostrar filtros' }).click()
  await page.getByLabel('Abogado', { exact: true }).selectOption('A01')
  await page.getByRole('button', { name: 'BUSCAR' }).click()
  await expect(page.getByRole('heading', { name: 'Cartera y cobros por abogado' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'BUSCAR' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Quitar el filtro Abogado: .*A01/ })).toBeVisible()
  const libro = page.waitForEvent('download')
  await page
    .getByRole('region', { name: 'Plazos en riesgo' })
    .getByRole('button', { name: 'Descargar Excel' })
    .click()
  expect((await libro).suggestedFilename()).toMatch(/^estadisticas-plazos_\d{8}_\d{6}\.xlsx$/)

  const delAnio = page.getByRole('region', { name: 'Períodos que prescriben en un año' })
  await delAnio.getByLabel('Año').selectOption('2029')
  const prescripciones = page.waitForEvent('download')
  await delAnio.getByRole('button', { name: 'Descargar Excel' }).click()
  expect((await prescripciones).suggestedFilename()).toBe('prescripciones-2029.xlsx')

  const numero = page.getByRole('link', { name: /^Mesa extrajudicial, De 121 a 365 días: / })
  const cuantos = await numero.innerText()
  await numero.click()
  await expect(page.getByText(TOTAL)).toHaveText(`TOTAL: ${cuantos} resultados`)
  await expect(page.getByText('Último movimiento: De 121 a 365 días')).toBeVisible()
  await page.goBack()
  await page.setViewportSize(TELEFONO)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.getByRole('img', { name: /^Gráfico de Plazos en riesgo/ })).toBeVisible()
  await expectAccessible(page, 'estadísticas, teléfono')
})

test('un invitado ve las estadísticas y no se lleva ninguna', async ({ page, producto }) => {
  await llegar(page, producto, 'invitado', '/estadisticas')
  await expect(page.getByRole('heading', { name: 'Plazos en riesgo' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cartas y sus acuses' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Descargar/ })).toHaveCount(0)
})
