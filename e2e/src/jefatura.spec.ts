import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accesibilidad.ts'
import { createApi } from './support/api.ts'
import { sentBody } from './support/sent-body.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, test, tokenDe, volverComo } from './support/test.ts'

const expectAccesibleDeNoche = async (page: Page, estado: string): Promise<void> => {
  await page.setViewportSize(TELEFONO)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page, estado)
}

test.describe('la jefatura', () => {
  test('no se nombra sin motivo, con un código ajeno ni con casos a cargo', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 409/)
    await llegar(page, producto, 'admin', '/abogados')
    const nombrar = (quien: string) =>
      page.getByRole('button', { name: `Nombrar jefatura a ${quien}` })
    await expect(nombrar('Ibáñez, Guillermo')).toBeDisabled()
    await expect(nombrar('Yáñez, Horacio')).toBeDisabled()
    await nombrar('Muñoz Peña, Carolina').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('La jefatura (A00) es hoy de Ibáñez, Guillermo.')
    await dialog.getByRole('button', { name: 'Ver el efecto' }).click()
    await expect(dialog).toContainText('Explique el motivo.')
    await expectAccessible(page, 'nombrar jefatura')
    await dialog.getByLabel('Código con el que sigue').fill('A02')
    await dialog.getByLabel('Motivo').fill('Decreto 12/2026')
    await dialog.getByRole('button', { name: 'Ver el efecto' }).click()
    await expect(dialog).toContainText('No se puede nombrar jefatura a Muñoz Peña, Carolina (A01)')
    await expect(dialog).toContainText('El código A02 ya es de Roldán, Esteban.')
    await expect(dialog).toContainText(/Tiene [\d.]+ períodos impagos en gestión legal/)
    await expectAccesibleDeNoche(page, 'rechazo del nombramiento')
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
    await expect(dialog.getByLabel('Motivo')).toHaveValue('Decreto 12/2026')
  })

  test('la nombra un administrador, que lee antes el efecto, y las dos personas lo leen al ingresar', async ({
    page,
    browser,
    municipio,
    consola,
  }) => {
    consola.expect(/status of 409/)
    const admin = createApi(municipio.url, await tokenDe(municipio, 'admin'))
    const asentados = async () =>
      (await (await admin.post('/historial/verificar')).json()).filas as number
    await llegar(page, municipio, 'admin', '/abogados')
    await page.getByRole('button', { name: 'Nombrar jefatura a Muñoz Peña, Carolina' }).click()
    const dialog = page.getByRole('dialog')
    const codigo = dialog.getByLabel('Código con el que sigue Ibáñez, Guillermo')
    const verEfecto = dialog.getByRole('button', { name: 'Ver el efecto' })
    await dialog.getByLabel('Motivo').fill('Decreto 12/2026')
    await codigo.fill('a15')
    await verEfecto.click()
    await dialog.getByLabel('Pasar los casos a').selectOption('A05')
    await dialog.getByRole('button', { name: 'Reasignar los casos' }).click()
    await expect(dialog).toContainText('Ya puede nombrar jefatura a Muñoz Peña, Carolina.')
    await expect(codigo).toHaveValue('a15')
    await verEfecto.click()
    await expect(dialog).toContainText('Su código A01 queda de baja')
    await expect(dialog).toContainText(
      'Ibáñez, Guillermo deja la jefatura y sigue con el código A15.',
    )
    await expectAccessible(page, 'efecto del nombramiento')
    const antes = await asentados()
    const body = await sentBody(page, '/profesionales/jefatura', () =>
      dialog.getByRole('button', { name: 'Nombrar jefatura', exact: true }).click(),
    )
    expect(body).toEqual({
      nrodni: '20000003',
      codigo_anterior: 'a15',
      motivo: 'Decreto 12/2026',
    })
    await expect(page.getByText('Muñoz Peña, Carolina es la jefatura (A00).')).toBeVisible()
    const fila = (codexterno: string) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('gridcell', { name: codexterno, exact: true }) })
    await expect(fila('A15')).toContainText('Ibáñez, Guillermo')
    await expect(fila('A00')).toContainText('Muñoz Peña, Carolina')
    await expect(fila('A01')).toContainText('Si')
    expect(await asentados()).toBe(antes + 1)

    for (const [persona, texto, codexterno] of [
      ['abogada', 'lo nombró jefatura: desde ahora actúa con el código A00.', 'A00'],
      ['jefe', 'desde ahora usted actúa con el código A15.', 'A15'],
    ] as const) {
      const context = await browser.newContext()
      const suya = await context.newPage()
      await volverComo(suya, municipio, persona)
      await expect(suya.getByRole('banner')).toContainText(`(${codexterno})`)
      const aviso = suya.getByText(texto)
      await expect(aviso).toContainText('Motivo: Decreto 12/2026')
      await suya.getByRole('button', { name: 'Entendido' }).click()
      await expect(aviso).toHaveCount(0)
      await context.close()
    }
  })
})
