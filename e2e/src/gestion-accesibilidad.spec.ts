import { expectAccessible } from './support/accesibilidad.ts'
import { type Caso, escrito, openGestion, pantallaDeGestion } from './support/gestion.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

const APARIENCIAS = [
  { viewport: { width: 1366, height: 768 }, colorScheme: 'light', barrio: 'Somisa' },
  { viewport: TELEFONO, colorScheme: 'dark', barrio: 'Garetto' },
] as const

for (const { viewport, colorScheme, barrio } of APARIENCIAS) {
  test.describe(`a ${viewport.width}x${viewport.height}, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    test('gestión: los filtros, la selección, el formulario con sus faltas, el panel y el histórico', async ({
      page,
      producto,
    }) => {
      const { sinRadicar, actuar } = await openGestion(producto, 'abogada')
      const [caso] = (await sinRadicar(barrio)) as [Caso]
      await actuar(caso, 'Nadie atiende.')
      const p = pantallaDeGestion(page)
      await llegar(page, producto, 'abogada', '/gestion?grupo=3')
      await expect(page.getByRole('button', { name: 'BUSCAR' })).toBeVisible()
      await expectAccessible(page, 'filtros')

      await page.goto(`${producto.url}/gestion?grupo=3&barrio=${barrio}`)
      await p.casilla(caso).check()
      await p.desplegar()
      await p.grabar.click()
      await expect(p.barra).toContainText('Debe seleccionar un tipo de actuación.')
      await expectAccessible(page, 'selección')

      await p.tipo.selectOption('Notificación de sentencia')
      await p.grabar.click()
      await p.guardar.click()
      await p.form.getByText('Otros datos (opcionales)').click()
      await p.form.getByLabel('Documentos').setInputFiles([
        { name: 'cargo.pdf', mimeType: 'application/pdf', buffer: escrito('Cargo') },
        { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('nota') },
      ])
      await expect(p.form.getByText(/^nota.txt: /)).toBeVisible()
      await expectAccessible(page, 'formulario con faltas')
      await page.keyboard.press('Escape')
      await expect(p.form).toHaveCount(0)

      await p.expandir(caso).click()
      const linea = p.actuaciones.getByRole('article').filter({ hasText: 'Nadie atiende.' })
      await expect(linea).toBeVisible()
      await p.porque.getByText('Por qué está donde está').click()
      await p.porque.getByLabel(/^De qué regla sale: Vencimiento/).click()
      await expect(p.porque.getByText(/^Regla caso\/plazo/)).toBeVisible()
      await expectAccessible(page, 'panel')
      await linea.getByRole('button', { name: /^Eliminar/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar actuación' }).click()
      await expect(page.getByText('Escriba el motivo.')).toBeVisible()
      await expectAccessible(page, 'eliminar')
      await page.getByLabel('Motivo').fill('De prueba')
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar actuación' }).click()
      await expect(linea).toContainText('Eliminada')
      await expectAccessible(page, 'actuación eliminada')

      await page.goto(`${producto.url}/gestion?tipo=comercios&historico=true&todo=1`)
      await expect(page.getByText('En el histórico no se graban actuaciones.')).toBeVisible()
      await page
        .getByRole('button', { name: /^Ver la deuda, las actuaciones/ })
        .first()
        .click()
      await expect(p.actuaciones.first()).toBeVisible()
      await expectAccessible(page, 'comercio en el histórico')
    })
  })
}
