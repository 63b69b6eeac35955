import {
  abrirEdicion,
  abrirNuevo,
  crearPorApi,
  hallarImponible,
  tomarImponible,
} from './support/convenio-nuevo.ts'
import { pantallaDeGestion } from './support/gestion.ts'
import { abrirSimulacion, openPlanes, PLANES } from './support/planes.ts'
import { expect, llegar, test } from './support/test.ts'
import { cargado, expectLegible, llenar } from './support/texto-grande.ts'

test('con el texto al doble, o la pantalla al 400 %, un convenio con su deuda y su plan se lee y se hace', async ({
  page,
  producto,
}) => {
  const item = await tomarImponible(producto, 'A01', 'I')
  const { dialog, agregar, firmante, plan, liquidacion, campo } = await abrirNuevo(
    page,
    producto,
    'abogada',
  )
  await agregar(item)
  await plan('ABLT').check()
  await dialog.getByRole('button', { name: 'Ver las cuotas' }).click()
  const cerrado = dialog.getByRole('button', {
    name: /^Ver los períodos del año/,
    expanded: false,
  })
  if ((await cerrado.count()) > 0) await cerrado.first().click()
  await firmante()
  await campo('Forma de pago').selectOption({ label: 'Mixto' })
  await llenar(dialog)
  await expect(liquidacion).toContainText('Honorarios')
  await expectLegible(page, dialog, 'Nuevo Convenio')
})

test('con el texto al doble se carga un convenio sobre un comercio', async ({ page, producto }) => {
  const guardado = await crearPorApi(producto, {
    persona: 'abogada',
    clase: 'comercio',
    item: await hallarImponible(producto, 'A01', 'C'),
    plan: { plan: 'SHANT_6' },
    periodos: 1,
  })
  const { dialog, liquidacion } = await abrirEdicion(page, producto, 'abogada', guardado)
  await expect(liquidacion).toContainText('Honorarios')
  const anio = dialog.getByRole('button', { name: /^Ver los períodos del año/, expanded: false })
  if ((await anio.count()) > 0) await anio.first().click()
  await llenar(dialog)
  await expectLegible(page, dialog, 'el convenio de un comercio')
})

test('con el texto al doble se edita un convenio', async ({ page, producto }) => {
  const item = await hallarImponible(producto, 'A01', 'I')
  const guardado = await crearPorApi(producto, {
    persona: 'abogada',
    clase: 'inmueble',
    item,
    plan: { plan: 'W2112' },
    periodos: 1,
  })
  const { dialog, liquidacion } = await abrirEdicion(page, producto, 'abogada', guardado)
  await expect(liquidacion).toContainText('Honorarios')
  await llenar(dialog)
  await expectLegible(page, dialog, 'Ver Convenio')
})

test('con el texto al doble se simula un plan', async ({ page, producto }) => {
  const { numero, recurso } = await hallarImponible(producto, 'A01', 'I')
  await llegar(page, producto, 'abogada', `${PLANES}?inmueble=${numero}&recurso=${recurso}`)
  const { simulacion, resultado, todos } = openPlanes(page)
  await abrirSimulacion(page)
  await expect(todos).toBeChecked()
  await expect(resultado.locator('.sim-plan')).toBeVisible()
  await expectLegible(page, simulacion, 'Simular plan de pago')
})

/** Groups of case actions: 2 is extrajudicial and 3 is judicial. */
for (const grupo of [2, 3])
  test(`con el texto al doble se carga cada tipo de actuación del grupo ${grupo}`, async ({
    page,
    producto,
  }) => {
    await llegar(page, producto, 'abogada', `/gestion?grupo=${grupo}&todo=1`)
    await cargado(page)
    await page
      .getByRole('checkbox', { name: /^Elegir \d/ })
      .first()
      .check()
    const { desplegar, tipo, grabar, form } = pantallaDeGestion(page)
    await desplegar()
    await expect(tipo).toBeVisible()
    const tipos = await tipo
      .locator('option:enabled')
      .evaluateAll((opciones) =>
        opciones.flatMap((una) =>
          una instanceof HTMLOptionElement && una.value !== '' ? [una.value] : [],
        ),
      )
    expect(tipos.length).toBeGreaterThan(2)
    for (const uno of tipos) {
      await tipo.selectOption(uno)
      await grabar.click()
      await expect(form).toBeVisible()
      await expect(form.locator('.skeleton')).toHaveCount(0)
      await llenar(form)
      await expectLegible(page, form, `la actuación ${uno}`)
      await form.getByRole('button', { name: 'Cancelar', exact: true }).click()
      await expect(form).toHaveCount(0)
      await desplegar()
    }
  })
