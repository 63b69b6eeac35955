import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { expect, llegar, test } from './support/test.ts'

test('la abogada busca en la mesa lo que prescribe dentro de 60 días, lo ordena y lo abre', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'abogada')
  await page.goto(`${producto.url}/mesa-extrajudicial?pestana=inicio&solapa=todos&historico=true`)
  await expect(page.getByText(/^TOTAL: \d+ resultados/)).toBeVisible()
  const columna = page.getByRole('columnheader', { name: 'Prescripción' })
  await expect(columna).toHaveCount(0)

  await page.getByRole('button', { name: 'Mostrar filtros' }).click()
  await page.getByLabel('Prescripción').selectOption('Prescriben dentro de 60 días')
  await page.getByRole('button', { name: 'BUSCAR', exact: true }).click()
  await expect(page.getByText('Prescripción: Prescriben dentro de 60 días')).toBeVisible()
  await expect(columna).toBeVisible()
  const celdas = page.getByRole('link', { name: /^Ver la prescripción de \d+ [A-Z]+: / })
  await expect(celdas.first()).toBeVisible()
  const dentroDe60 = page.getByRole('link', {
    name: /^Ver la prescripción de \d+ [A-Z]+: .*Prescribe (el [\d/]+ · ([1-5]?\d|60) d|hoy)/,
  })
  // The list of cases shows the rows of the previous search until the new rows arrive, so the check is retried.
  await expect(async () => expect(await dentroDe60.count()).toBe(await celdas.count())).toPass()
  await expect(dentroDe60.first()).toBeVisible()
  await expectAccessibleEnAmbas(page, 'la mesa con la prescripción')

  await columna.getByRole('button').click()
  await expect(columna).toHaveAttribute('aria-sort', 'ascending')
  await celdas.first().click()
  await expect(page.getByRole('table', { name: 'Prescripción' })).toBeVisible()
})
