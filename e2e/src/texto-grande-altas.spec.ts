import { expect, llegar, test } from './support/test.ts'
import { cargado, expectLegible, llenar } from './support/texto-grande.ts'

/**
 * Forms to check with large text. Each row has the person, the path of the list that the person opens, and the button
 * of the list that opens the form.
 */
const SOBRE_SU_LISTA = [
  ['admin', '/registros', 'Nuevo Registro'],
  ['admin', '/datos-del-municipio', 'Cargar un paquete'],
  ['admin', '/comunicaciones', 'Nueva Comunicación'],
  ['admin', '/condiciones', 'Nueva condición'],
  ['admin', '/usuarios', 'Nuevo usuario'],
  ['jefe', '/novedades', 'Agregar Contribuyente'],
] as const

for (const [persona, ruta, boton] of SOBRE_SU_LISTA)
  test(`con el texto al doble, o la pantalla al 400 %, «${boton}» completo se lee y se hace`, async ({
    page,
    producto,
  }) => {
    await llegar(page, producto, persona, ruta)
    await cargado(page)
    await page.getByRole('button', { name: boton }).click()
    const form = page.getByRole('dialog')
    await expect(form.locator(':is(input, textarea, select)').first()).toBeVisible()
    await llenar(form)
    await expectLegible(page, form, boton)
  })

const EN_SU_PANTALLA = [
  '/abogados?editar=A07',
  '/abogados?pestana=nuevo',
  '/mis-datos',
  '/creaciontitulos?pestana=titulos',
] as const

for (const ruta of EN_SU_PANTALLA)
  test(`con el texto al doble se usa la pantalla ${ruta}`, async ({ page, producto }) => {
    await llegar(page, producto, 'admin', ruta)
    await cargado(page)
    const form = page.locator('main')
    await llenar(form)
    await expectLegible(page, form, ruta)
  })

for (const pestana of ['aranceles', 'etapas', 'fechas', 'evaluacion', 'parametros'])
  test(`con el texto al doble se usa la configuración, ${pestana}`, async ({ page, producto }) => {
    await llegar(page, producto, 'admin', `/configuracion?pestana=${pestana}`)
    await cargado(page)
    await page
      .getByRole('button', { name: /^Editar: / })
      .first()
      .click()
    const form = page.locator('main')
    await llenar(form)
    await expectLegible(page, form, `configuración, ${pestana}`)
  })
