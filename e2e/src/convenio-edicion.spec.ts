import { expectAccessible } from './support/accesibilidad.ts'
import {
  abrirEdicion,
  apiDe,
  type ConvenioCreado,
  crearPorApi,
  guardarYComparar,
  toCentavos,
  tomarImponible,
  ultimo,
} from './support/convenio-nuevo.ts'
import { formatImporte } from './support/documentos.ts'
import type { Producto } from './support/producto.ts'
import { sentBody } from './support/sent-body.ts'
import { expect, test } from './support/test.ts'

const crear = async (producto: Producto): Promise<ConvenioCreado> =>
  crearPorApi(producto, {
    persona: 'abogada',
    clase: 'inmueble',
    item: await tomarImponible(producto, 'A01', 'I'),
    plan: { plan: 'W2112' },
  })

test.describe('la edición', () => {
  test('envía solo lo que cambia, y los importes vacíos como 0', async ({ page, producto }) => {
    const antes = await crear(producto)
    const form = await abrirEdicion(page, producto, 'abogada', antes)
    const { dialog, campo } = form
    await expect(form.guardarBoton).toBeDisabled()
    await expect(await form.barra('Planes')).toHaveText(
      `$\u00a0${formatImporte(toCentavos(antes.a_pagar))}`,
    )
    await expectAccessible(page, 'edición')
    await campo('Localidad').fill('')
    await form.guardarBoton.click()
    await expect(dialog.getByText('El campo es obligatorio').last()).toBeVisible()
    await campo('Localidad').fill('San Nicolás')
    await campo('Celular').fill('')
    await campo('Forma de pago').selectOption({ label: 'Mixto' })
    await campo('Monto al contado').fill('1.000')
    await form.guardarBoton.click()
    await expect(campo('Monto al contado')).toHaveAttribute('aria-invalid', 'true')
    await campo('Monto al contado').fill('1000')
    await campo('Cuotas del pago').fill('2')
    const mixto = await sentBody(page, '/convenios/edit', form.guardar)
    expect(mixto).toEqual({
      convenio: antes.id,
      version: 1,
      frm_cel: '',
      frmpg_id: 3,
      montopago: '1000.00',
      cuotaspago: '2',
    })

    const otra = await abrirEdicion(page, producto, 'jefe', antes)
    await expect(otra.campo('Monto al contado')).toHaveValue('1.000,00')
    await otra.campo('Forma de pago').selectOption({ label: 'Contado' })
    const contado = await sentBody(page, '/convenios/edit', otra.guardar)
    expect(contado).toEqual({
      convenio: antes.id,
      version: 2,
      frmpg_id: 1,
      montopago: '0',
      cuotaspago: '0',
    })
    expect(await ultimo(await apiDe(producto, 'jefe'))).toMatchObject({
      version: 3,
      frm_cel: '',
      montopago: '0.00',
      cuotaspago: 0,
    })
  })

  test('cambia períodos, plan y estado: los importes se ven antes de guardar', async ({
    page,
    producto,
  }) => {
    const antes = await crear(producto)
    const form = await abrirEdicion(page, producto, 'abogada', antes)
    const { dialog, campo } = form
    await campo('Estado').selectOption({ label: 'Judicial' })
    await expect(form.liquidacion).not.toContainText('no incluida')
    await expect(await form.barra('Planes')).toHaveText(
      `$\u00a0${formatImporte(toCentavos(antes.a_pagar))}`,
    )
    await dialog.getByRole('button', { name: 'Ver otros planes' }).click()
    await form.plan('ABLT').check()
    const anio = dialog.getByRole('button', { name: /^Ver los períodos del año/ }).first()
    if ((await anio.getAttribute('aria-expanded')) === 'false') await anio.click()
    await dialog
      .getByRole('checkbox', { name: /^Período /, checked: true })
      .first()
      .uncheck()
    await expect(dialog.getByText(/^15 cuotas de/).first()).toBeVisible()
    await form.barra('Total a pagar')
    const body = await sentBody(page, '/convenios/edit', async () => {
      const guardado = await guardarYComparar(form, await apiDe(producto, 'abogada'))
      expect(guardado.convenio_convppcuotas).toHaveLength(antes.convenio_convppcuotas.length - 1)
      expect(guardado.convenio_convpp.map(({ plan }) => plan)).toEqual(['ABLT'])
    })
    expect(Object.keys(body).sort()).toEqual([
      'convenio',
      'cuotas_plan',
      'estado_id',
      'planes',
      'version',
    ])
  })

  test('de dos personas a la vez muestra los dos valores y no pisa ninguno', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 409/)
    const antes = await crear(producto)
    const form = await abrirEdicion(page, producto, 'abogada', antes)
    const { dialog, campo } = form
    await campo('Teléfono').fill('0336 4411111')
    await campo('Observaciones').fill('Paga el 10')
    const otra = await (await apiDe(producto, 'jefe')).post('/convenios/edit', {
      convenio: antes.id,
      version: 1,
      frm_tel: '0336 4422222',
      frm_dir: 'Rivadavia 10',
    })
    expect(otra.status).toBe(200)
    await form.guardarBoton.click()
    await form.ask.click()
    const conflicto = dialog.getByRole('row', { name: /Teléfono/ })
    await expect(conflicto).toContainText('0336 4411111')
    await expect(conflicto).toContainText('0336 4422222')
    await expect(form.guardarBoton).toBeDisabled()
    await expectAccessible(page, 'conflicto')
    await dialog.getByRole('button', { name: 'Usar lo guardado' }).click()
    await expect(campo('Teléfono')).toHaveValue('0336 4422222')
    await expect(campo('Dirección')).toHaveValue('Rivadavia 10')
    const body = await sentBody(page, '/convenios/edit', form.guardar)
    expect(body).toEqual({ convenio: antes.id, version: 2, obs: 'Paga el 10' })
  })
})
