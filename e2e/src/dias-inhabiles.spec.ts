import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { diaDeHoy } from './support/dia-de-hoy.ts'
import { expect, llegar, test } from './support/test.ts'

test('la administración carga el asueto de un juzgado, ve qué plazos cambia, y después lo quita', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'admin', '/configuracion?pestana=inhabiles')
  const anio = diaDeHoy().slice(-4)
  const dialogo = page.getByRole('dialog')
  const guardar = dialogo.getByRole('button', { name: 'Guardar', exact: true })
  const filaDe = (motivo: string) => page.getByRole('row', { name: new RegExp(motivo) })
  await test.step('los de ley están y no se editan', async () => {
    await expect(filaDe('Navidad')).toContainText('De ley')
    await expect(page.getByRole('button', { name: /^Editar el día inhábil/ })).toHaveCount(0)
    await expectAccessibleEnAmbas(page, 'días inhábiles de un año')
  })
  await test.step('con el teclado se agrega un tramo de un juzgado', async () => {
    await page.getByRole('button', { name: 'Agregar un día o un tramo' }).focus()
    await page.keyboard.press('Enter')
    await dialogo.getByLabel(/^Primer día/).fill(`12/11/${anio}`)
    await dialogo.getByLabel(/^Último día/).fill(`13/11/${anio}`)
    await dialogo.getByLabel('Ámbito').selectOption('Juzgado')
    await dialogo.getByLabel('Clase').selectOption('Asueto o día decretado')
    await dialogo.getByLabel('Motivo y norma').fill('Acordada 1')
    await page.keyboard.press('Enter')
    await expect(dialogo.getByText('Complete este dato.').first()).toBeVisible()
    await dialogo.getByLabel('Nombre del juzgado o departamento').fill('Juzgado de Paz')
    await guardar.click()
    await expect(dialogo.getByText('No cambia el plazo de ninguna carta.')).toBeVisible()
    await expectAccessibleEnAmbas(page, 'día inhábil con su efecto')
    await guardar.click()
    await expect(dialogo).toHaveCount(0)
    await expect(filaDe('Acordada 1')).toContainText('del juzgado «Juzgado de Paz»')
  })
  await test.step('se quita con su motivo, y queda en la lista', async () => {
    await page.getByRole('button', { name: `Editar el día inhábil 12/11/${anio}` }).click()
    await dialogo.getByLabel('Por qué ya no rige').fill('La acordada se dejó sin efecto')
    await guardar.click()
    await expect(dialogo.getByText('No cambia el plazo de ninguna carta.')).toBeVisible()
    await guardar.click()
    await expect(dialogo).toHaveCount(0)
    await expect(filaDe('Acordada 1')).toContainText('No rige: La acordada se dejó sin efecto')
  })
})
