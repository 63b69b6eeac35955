import { fechaEnZona, formatFecha, sumarDias } from '@apremia/core'
import { abrirNuevo, apiDe, guardarYComparar, tomarImponible } from './support/convenio-nuevo.ts'
import { expect, test } from './support/test.ts'

test('firmado antes de un arancel nuevo, se liquida y se guarda con el de ese día', async ({
  page,
  municipio,
}) => {
  const admin = await apiDe(municipio, 'admin')
  const nuevo = { id: 1, porcentual: '12', gastofijo: '8', jus: '' }
  expect((await admin.post('/convenios-estado', nuevo)).status).toBe(200)
  const item = await tomarImponible(municipio, 'A01', 'I')
  const form = await abrirNuevo(page, municipio, 'abogada')
  await form.agregar(item)
  await form.plan('W2112').check()
  await form.firmante()
  await form.barra('Total a pagar')
  await expect(form.liquidacion).toContainText('Honorarios sobre la deuda12 % de $')
  await expect(form.liquidacion).toContainText('8 % de los honorarios sobre la deuda')
  const ayer = sumarDias(fechaEnZona(new Date()), -1)
  await form.campo('Fecha de la firma').fill(formatFecha(ayer))
  await page.keyboard.press('Tab')
  await expect(form.liquidacion).toContainText('Honorarios sobre la deuda10 % de $')
  await expect(form.liquidacion).toContainText('5 % de los honorarios sobre la deuda, hasta')
  expect(await guardarYComparar(form, await apiDe(municipio, 'abogada'))).toMatchObject({
    estporc: '10.00',
  })
})
