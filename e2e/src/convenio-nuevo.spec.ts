import { expectAccessible, tabTo } from './support/accesibilidad.ts'
import {
  abrirNuevo,
  apiDe,
  formulario,
  guardarYComparar,
  toCentavos,
  tomarImponible,
} from './support/convenio-nuevo.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { formatImporte, readPdf } from './support/documentos.ts'
import { sentBody } from './support/sent-body.ts'
import { teclado } from './support/teclado.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

// This test runs with the animations of the screens. All other tests turn the animations off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const APARIENCIAS = [
  { viewport: { width: 1366, height: 768 }, colorScheme: 'light' },
  { viewport: TELEFONO, colorScheme: 'dark' },
] as const

const REQUERIDOS = [
  'El carácter es requerido.',
  'El DNI es requerido.',
  'El nombre es requerido.',
  'El teléfono es requerido.',
  'El celular es requerido.',
  'El email es requerido.',
  'La localidad es requerida.',
  'La dirección es requerida.',
  'La forma de pago es requerida.',
  'El estado es requerido.',
]

/**
 * Range, in centavos, of the debt of the property that the test uses. The whole debt is large enough for the payment
 * plans of large debts. With fewer tax periods, the debt is too small for them.
 */
const GRANDE = { desde: 52_000_000, hasta: 120_000_000 }

test('de la deuda al convenio hay un paso, con todo lo que debe elegido; hasta guardarlo, menos de 50 teclas que no escriben', async ({
  page,
  producto,
}) => {
  const item = await tomarImponible(producto, 'A01', 'I')
  await llegar(page, producto, 'abogada', `/inmueble/${item.numero}?recurso=${item.recurso}`)
  const nombre = `Nuevo convenio por la deuda de ${item.recurso} ${item.numero}`
  const { dialog, campo, guardarBoton, ask, plan } = formulario(page, 'Nuevo Convenio')
  const { press, irA, escribir, teclas } = teclado(page)
  await page.getByRole('link', { name: nombre }).focus()
  await press('Enter')
  await expect(dialog.getByLabel(/^Todos los que se pueden/)).toBeChecked()
  await expect(dialog.locator('.conv-total')).toContainText(formatImporte(item.total))
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await irA(plan('ABLT'))
  await press('Space')
  // When it opens, the form of a payment agreement already has a date and a signer.
  await expect(campo('Fecha de la firma')).not.toHaveValue('')
  await expect(campo('Nombre y apellido')).not.toHaveValue('')
  await escribir(campo('Carácter'), 'Titular')
  await escribir(campo('DNI'), '20123456')
  // No debtor of the demo has the identity number typed here. The form shows a warning, and lets the person save.
  await expect(dialog.getByText(/^Quien firma como Titular no figura con ese DNI/)).toBeVisible()
  await escribir(campo('Nombre y apellido'), 'Paz, Ana')
  await escribir(campo('Teléfono'), '0336 4423344')
  await escribir(campo('Celular'), '0336 154423344')
  await escribir(campo('Email'), 'deudora@example.com')
  await escribir(campo('Localidad'), 'San Nicolás')
  await escribir(campo('Dirección'), 'Mitre 10')
  await expect(campo('Estado').locator('option:checked')).toHaveText('Extrajudicial')
  await escribir(campo('Forma de pago'), 'Contado')
  await irA(guardarBoton)
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Cancelar' }).last()).toBeFocused()
  await irA(ask)
  await press('Enter')
  await expect(page.getByText('Los datos es guardaron correctamente.').last()).toBeVisible()
  expect(teclas()).toBeLessThan(50)
})

test.describe('un convenio nuevo', () => {
  for (const { viewport, colorScheme } of APARIENCIAS) {
    test(`de una abogada por un inmueble, de ${viewport.width} px`, async ({ page, producto }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      const item = await tomarImponible(producto, 'A01', 'I')
      const form = await abrirNuevo(page, producto, 'abogada')
      const { dialog, campo } = form
      await expectAccessible(page, 'vacío')

      await form.guardarBoton.click()
      await expect(dialog.getByText('Incompleto')).toBeVisible()
      await expect(dialog.getByText('Debe seleccionar una deuda.')).toBeVisible()
      for (const falta of REQUERIDOS)
        await expect(dialog.getByRole('button', { name: falta })).toBeVisible()
      await expect(campo('N° de imponible')).toBeFocused()
      await expect(campo('N° de imponible')).toBeInViewport({ ratio: 1 })
      await dialog.getByRole('button', { name: 'El DNI es requerido.' }).click()
      await expect(campo('DNI')).toBeFocused()
      await expectAccessible(page, 'con faltas')
      await dialog.getByRole('button', { name: 'Agregar imponible' }).click()
      await expect(dialog.getByText('Debe ingresar un número de imponible')).toBeVisible()
      await expect(dialog.getByText('Debe ingresar un recurso')).toBeVisible()

      await form.agregar(item)
      await expect(dialog.getByText('Incompleto')).toBeHidden()
      await form.guardarBoton.click()
      await expect(form.plan('ABLT')).toBeVisible()
      const falta = dialog.getByRole('button', {
        name: `Elija un plan para ${item.recurso} ${item.numero}.`,
      })
      await falta.click()
      await expect(form.plan('ABLT')).toBeFocused()
      await page.keyboard.press('Space')
      await expect(campo('Cantidad de cuotas')).toHaveAttribute('placeholder', '15')
      await campo('Cantidad de cuotas').fill('16')
      await expect(dialog.getByText('Máximo 15 cuotas')).toBeVisible()
      await expect(campo('Cantidad de cuotas')).toHaveValue('15')
      await campo('Cantidad de cuotas').fill('12')
      await expect(dialog.getByText(/^12 cuotas de/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Ver las cuotas' }).click()
      await expect(
        dialog.getByRole('table', { name: /^Cuotas de ABLT/ }).getByRole('row'),
      ).toHaveCount(13)
      await expectAccessible(page, 'con planes')

      await form.firmante()
      await campo('Carácter').selectOption({ label: 'Otros' })
      await campo('Otro carácter').fill('Inquilino')
      await campo('Otros gastos').fill('1500,25')
      await campo('Forma de pago').selectOption({ label: 'En Cuotas' })
      await expect(campo('Monto al contado')).toBeHidden()
      await campo('Cuotas del pago').fill('3')
      await expect(form.liquidacion).toContainText('no incluida: se paga si se inicia el juicio')
      await expect(form.liquidacion).toContainText(/3 cuotas de \$/)
      await expectAccessible(page, 'completo')
      const guardado = await guardarYComparar(form, await apiDe(producto, 'abogada'))
      expect(guardado).toMatchObject({
        codexterno: 'A01',
        clase: 'inmueble',
        frm_tel: '0336 4423344',
        cuotaspago: 3,
      })
      expect(toCentavos(guardado.total)).toBe(item.total)
      expect(guardado.convenio_convpp.map(({ plan, c }) => [plan, c])).toEqual([['ABLT', 12]])
      expect(guardado.convenio_convppcuotas).toHaveLength(item.periodos)
    })
  }

  test('de A00 por comercios de un abogado, en Mixto, con su planilla', async ({
    page,
    producto,
  }) => {
    const item = await tomarImponible(producto, 'A02', 'C')
    const form = await abrirNuevo(page, producto, 'jefe')
    const { dialog, campo } = form
    await dialog.getByRole('tab', { name: 'COMERCIOS' }).click()
    await form.agregar(item)
    await expect(campo('Abogado')).toHaveValue('A02')
    await form.plan('SHANT_6').check()
    await expect(dialog.getByText('DEMO').first()).toBeVisible()
    await form.firmante()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Planilla comparativa' }).click()
    const { bytes } = await readDownload(await download)
    expect(readPdf(bytes)).toContain(formatImporte(item.total))

    await campo('Forma de pago').selectOption({ label: 'Mixto' })
    await campo('Cuotas del pago').fill('2')
    await campo('Monto al contado').fill('99999999')
    await form.guardarBoton.click()
    await expect(
      dialog.getByText(/^El monto al contado debe ser mayor que 0 y menor que \$/).last(),
    ).toBeVisible()
    await campo('Monto al contado').fill('1.000,50')
    await expect(form.liquidacion).toContainText(/Al contado: \$\s1\.000,50/)
    const body = await sentBody(page, '/api/convenios', async () => {
      const guardado = await guardarYComparar(form, await apiDe(producto, 'jefe'))
      expect(guardado).toMatchObject({
        codexterno: 'A02',
        clase: 'comercio',
        montopago: '1000.50',
        cuotaspago: 2,
      })
      expect(guardado.convenio_convpp.map(({ plan, c }) => [plan, c])).toEqual([['SHANT_6', 6]])
    })
    expect(body).toMatchObject({ clase: 'comercio', abogado: 'A02', montopago: '1000.50' })
    // The form sends the list of instalments as gzip in Base64, which always begins with 'H4sI'.
    expect((body as { cuotas_plan: string }).cuotas_plan).toMatch(/^H4sI/)
  })

  test('de un administrador, que elige el abogado; los períodos de otro no entran', async ({
    page,
    producto,
  }) => {
    const item = await tomarImponible(producto, 'A01', 'I')
    const form = await abrirNuevo(page, producto, 'admin')
    const { dialog, campo } = form
    await campo('Abogado').selectOption('A02')
    await campo('N° de imponible').fill(String(item.numero))
    await expect(dialog.getByText(`Recursos del imponible ${item.numero}`)).toBeVisible()
    await campo('Recurso').selectOption(item.recurso)
    await dialog.getByRole('button', { name: 'Agregar imponible' }).click()
    await expect(dialog.getByText(/se pueden incluir$/).first()).toBeVisible()
    const cerrado = dialog
      .getByRole('button', { name: /^Ver los períodos del año/, expanded: false })
      .first()
    if (await cerrado.isVisible()) await cerrado.click()
    const ajeno = dialog.getByText(/está asignado al abogado A01\.$/).first()
    await expect(ajeno).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: /^Período / }).first()).toBeDisabled()
    await campo('Abogado').selectOption('A01')
    await dialog.getByLabel(/^Todos los que se pueden/).check()
    await form.plan('W2201').check()
    await form.firmante()
    const guardado = await guardarYComparar(form, await apiDe(producto, 'admin'))
    expect(guardado.codexterno).toBe('A01')
    expect(toCentavos(guardado.a_pagar)).toBeLessThan(toCentavos(guardado.total))
  })
})

test.describe('los planes', () => {
  test('cambian en el umbral, con aviso, y vuelven; el anticipo tiene su mínimo', async ({
    page,
    producto,
  }) => {
    const item = await tomarImponible(producto, 'A01', 'I', GRANDE)
    const form = await abrirNuevo(page, producto, 'abogada')
    const { dialog, campo } = form
    await form.agregar(item)
    await form.plan('W2203').check()
    await campo('Monto del anticipo').fill('1')
    await expect(dialog.getByText(/^El anticipo debe ser de \$.* o más y menor que/)).toBeVisible()
    const mitad = `${Math.floor(item.total / 200)},50`
    await campo('Monto del anticipo').fill(mitad)
    await dialog.getByRole('button', { name: 'Ver las cuotas' }).click()
    const cuotas = dialog.getByRole('table', { name: /^Cuotas de W2203/ }).getByRole('row')
    await expect(cuotas).toHaveCount(8)
    await expect(cuotas.nth(1)).toContainText('Anticipo')
    await expect(cuotas.nth(1)).toContainText(
      formatImporte(Math.floor(item.total / 200) * 100 + 50),
    )

    const anios = dialog.getByRole('checkbox', { name: /^Todos los del año/, checked: true })
    const aviso = dialog.getByText(/pasa a W2200 \(Anticipo y 3 cuotas\)/)
    for (let quedan = await anios.count(); quedan > 1; quedan -= 1) {
      await anios.last().uncheck()
      await form.barra('Deuda elegida')
      if (await aviso.isVisible()) break
    }
    await expect(aviso).toBeVisible()
    await expect(form.plan('W2200')).toBeChecked()
    await expectAccessible(page, 'plan cambiado')
    await dialog.getByLabel(/^Todos los que se pueden/).check()
    await expect(form.plan('W2203')).toBeChecked()
    await expect(aviso).toBeHidden()
  })

  test('la otra pestaña pregunta antes de quitar lo elegido; todo se hace con el teclado', async ({
    page,
    producto,
  }) => {
    const item = await tomarImponible(producto, 'A01', 'I')
    const form = await abrirNuevo(page, producto, 'abogada')
    const { dialog } = form
    await form.agregar(item)
    await form.plan('ABLT').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(form.plan('W2112').or(form.plan('W2113')).first()).toBeChecked()
    await tabTo(page, form.guardarBoton, 80)
    await dialog.getByRole('tab', { name: 'COMERCIOS' }).click()
    const pregunta = page.getByRole('dialog', { name: 'Cambiar a COMERCIOS' })
    await pregunta.getByRole('button', { name: 'Cancelar' }).click()
    await expect(form.plan('ABLT')).toBeVisible()
    await dialog.getByRole('tab', { name: 'COMERCIOS' }).click()
    await pregunta.getByRole('button', { name: 'Quitar los períodos y cambiar' }).click()
    await expect(dialog.getByText('Agregue un imponible para ver sus períodos.')).toBeVisible()
  })
})
