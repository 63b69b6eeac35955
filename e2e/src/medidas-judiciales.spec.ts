import { addDays, fechaEnZona, formatFecha } from '@apremia/core'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { pantallaDeGestion } from './support/gestion.ts'
import { expect, llegar, test } from './support/test.ts'

test('una medida pedida sin resolver se avisa desde que pasó un día entero, hasta que se carga la resolución', async ({
  page,
  producto,
}) => {
  const pedida = addDays(fechaEnZona(new Date()), -4)
  const p = pantallaDeGestion(page)
  const mesa = '/mesa-judicial?pestana=juicios&historico=true&solapa=todos'
  await llegar(page, producto, 'abogada', `${mesa}&alarma=medida`)
  const casilla = page.getByRole('checkbox', { name: /^Elegir \d/ }).first()
  const caso = ((await casilla.getAttribute('aria-label')) ?? '').replace('Elegir ', '')
  await casilla.check()
  await p.abrir('Medida cautelar')
  await p.form.getByLabel('Tipo de medida').fill('Embargo de cuentas')
  await p.form.getByText('Otros datos (opcionales)').click()
  await p.form.getByRole('combobox', { name: 'Pedido de la medida' }).fill(formatFecha(pedida))
  await page.keyboard.press('Tab')
  await expectAccessibleEnAmbas(page, 'los datos de una medida')
  await p.guardar.click()
  await p.confirmar.click()
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()

  await page.goto(`${producto.url}/`)
  const hoy = page.getByRole('region', { name: 'Hoy' })
  await hoy
    .getByRole('link', { name: /^[1-9]\d* medidas? sin resolver$/ })
    .first()
    .click()
  await expect(page.getByText('Alarma: Resolución de la medida')).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`^Ver el detalle de ${caso}`) }).click()
  await expect(page.getByText('Resolución', { exact: true })).toBeVisible()
  await page.getByText('Resolución', { exact: true }).click()
  await expect(page.getByText(/Ley 13\.406, art\. 6/).first()).toBeVisible()
  await expectAccessibleEnAmbas(page, 'el caso con una medida sin resolver')

  await page.goto(`${producto.url}${mesa}&alarma=resolucion`)
  await page.getByRole('checkbox', { name: `Elegir ${caso}`, exact: true }).check()
  await p.abrir('Medida cautelar')
  await p.form.getByLabel('Tipo de medida').fill('Embargo de cuentas')
  await p.form.getByText('Otros datos (opcionales)').click()
  await p.form
    .getByRole('combobox', { name: 'Resolución de la medida' })
    .fill(formatFecha(addDays(pedida, 4)))
  await page.keyboard.press('Tab')
  await p.guardar.click()
  await p.confirmar.click()
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Elegir ${caso}`, exact: true })).toHaveCount(0)
})
