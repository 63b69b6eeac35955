import { expectAccessible } from './support/accesibilidad.ts'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { fetchAlone } from './support/fetch-alone.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

test('lo que una alarma del calendario avisa se abre con el teclado', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'abogada', '/calendario')
  await expect(page.getByRole('button', { name: /: vencen? \d+ casos?/ }).first()).toBeVisible()
  const conAlarma = page.getByRole('button', { name: /, \d+ alarmas?$/ })
  // Near the end of a month there may be no more alarms (warnings of a deadline) in it, so the test uses the next
  // month.
  if ((await conAlarma.count()) === 0)
    await page.getByRole('button', { name: 'Mes siguiente' }).click()
  await conAlarma.first().click()
  await expect(page.getByRole('heading', { name: /^Vencimientos: .*\d/ })).toBeVisible()
  await expect(page.getByText(/^TOTAL: /)).toBeVisible()
  const alarma = page.locator('summary').filter({ hasText: /Caducidad|Medida|Convenio/ })
  await alarma.first().press('Enter')
  await expect(page.getByText(/Es orientativa: no cambia el vencimiento/).first()).toBeVisible()
  await expectAccessibleEnAmbas(page, 'calendario, con una alarma abierta')
  await page.setViewportSize(TELEFONO)
  await expectAccessible(page, 'calendario, con una alarma abierta, teléfono')
})

test('una abogada mira su mes, abre un caso que vence y lleva sus vencimientos a su calendario', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'abogada')
  await page.getByRole('navigation').getByRole('link', { name: 'Calendario' }).click()
  await expect(page.getByRole('heading', { name: 'Calendario', level: 1 })).toBeVisible()
  const dia = page.getByRole('button', { name: /: vencen? \d+ casos?$/ }).last()
  const [, fecha = '', n = ''] =
    /^(.*): vencen? (\d+)/.exec((await dia.getAttribute('aria-label')) ?? '') ?? []
  await dia.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Vencimientos: ${fecha}` })).toBeVisible()
  await expect(dia).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(`TOTAL: ${n} resultados`)).toBeVisible()
  await expectAccessibleEnAmbas(page, 'calendario')

  await page
    .getByRole('link', { name: /^Ver el caso/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/caso\/(inmueble|comercio)\/\d+\/[A-Z]+$/)
  await expect(page.getByText('Deuda total')).toBeVisible()
  await expect(page.getByText(/^\d+ de \d+$/)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: `Vencimientos: ${fecha}` })).toBeVisible()

  await page.getByRole('button', { name: 'Crear dirección' }).click()
  const direccion = await page.getByLabel('Su dirección').inputValue()
  const calendario = await fetchAlone(direccion)
  expect(calendario.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await calendario.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Vence \d+/)
  await page.setViewportSize(TELEFONO)
  await expectAccessible(page, 'calendario, teléfono')
  await page.getByRole('button', { name: 'Revocar' }).click()
  await page
    .getByRole('dialog', { name: 'Revocar la dirección' })
    .getByRole('button', { name: 'Revocar' })
    .click()
  await expect(page.getByText('Todavía no tiene una dirección.')).toBeVisible()
  expect((await fetchAlone(direccion)).status).toBe(404)
})
