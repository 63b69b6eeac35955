import { addDays, fechaEnZona, formatFecha } from '@apremia/core'
import type { Route } from '@playwright/test'
import {
  abrirEdicion,
  abrirNuevo,
  apiDe,
  type ConvenioCreado,
  crearPorApi,
  type Formulario,
  guardarYComparar,
  toCentavos,
  tomarImponible,
  ultimo,
} from './support/convenio-nuevo.ts'
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
  // The amounts appear above the fields of the signer, and move these fields down. The test waits until the fields stop
  // moving.
  await form.barra('Total a pagar')
  await form.firmante()
  await expect(form.liquidacion).toContainText('Honorarios sobre la deuda12 % de $')
  await expect(form.liquidacion).toContainText('8 % de los honorarios sobre la deuda')
  const ayer = addDays(fechaEnZona(new Date()), -1)
  await form.campo('Fecha de la firma').fill(formatFecha(ayer))
  await page.keyboard.press('Tab')
  await expect(form.liquidacion).toContainText('Honorarios sobre la deuda10 % de $')
  await expect(form.liquidacion).toContainText('5 % de los honorarios sobre la deuda, hasta')
  expect(await guardarYComparar(form, await apiDe(municipio, 'abogada'))).toMatchObject({
    estporc: '10.00',
  })
})

test('el anticipo mínimo sigue a la deuda cuando se edita, y lo que no se entiende del plan queda', async ({
  page,
  producto,
}) => {
  const api = await apiDe(producto, 'abogada')
  const item = await tomarImponible(producto, 'A01', 'I', { desde: 52_000_000, hasta: 120_000_000 })
  const antes = await crearPorApi(producto, {
    persona: 'abogada',
    clase: 'inmueble',
    item,
    plan: { plan: 'W2203', i50: 'abc' },
  })
  /** Checks that the minimum advance (first payment) is three tenths of the debt, rounded half up. */
  const expectMinimo = ({ convenio_convpp: [plan] }: ConvenioCreado) => {
    const total = toCentavos(plan?.total ?? '')
    expect(toCentavos(plan?.anticipo ?? '')).toBe(Math.floor((total * 3 + 5) / 10))
    expect(plan?.i50).toBe('abc')
  }
  expectMinimo(antes)
  const menos = await abrirEdicion(page, producto, 'abogada', antes)
  await expect(menos.campo('Monto del anticipo')).toHaveValue('')
  const anios = menos.dialog.getByRole('checkbox', { name: /^Todos los del año/, checked: true })
  await anios.last().uncheck()
  const conMenos = await guardarYComparar(menos, api)
  expect(toCentavos(conMenos.total)).toBeLessThan(item.total)
  expectMinimo(conMenos)
  const todo = await abrirEdicion(page, producto, 'abogada', antes)
  await todo.dialog.getByLabel(/^Todos los que se pueden/).check()
  const conTodo = await guardarYComparar(todo, api)
  expect(toCentavos(conTodo.total)).toBe(item.total)
  expectMinimo(conTodo)
})

test('mientras se esperan los importes, el monto dice que se están cargando', async ({
  page,
  producto,
}) => {
  const item = await tomarImponible(producto, 'A01', 'I')
  const form = await abrirNuevo(page, producto, 'abogada')
  const monto = (nombre: string) =>
    form.dialog.locator('.conv-barra > div').filter({ hasText: nombre }).locator('dd')
  await form.agregar(item)
  await expect(form.plan('W2112')).toBeVisible()
  for (const nombre of ['Planes', 'Total a pagar']) await expect(monto(nombre)).toHaveText('—')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/convenios/comprobar', async (route) => {
    await released
    // `route.continue` fails when the form has already aborted the request, so the test ignores that failure.
    await route.continue().catch(() => undefined)
  })
  await form.campo('Estado').selectOption({ label: 'Extrajudicial' })
  await form.plan('W2112').check()
  for (const nombre of ['Planes', 'Total a pagar'])
    await expect(monto(nombre)).toHaveText('Cargando...')
  release()
  for (const nombre of ['Planes', 'Total a pagar'])
    await expect(monto(nombre)).toHaveText(/^\$\s[\d.]+,\d\d$/)
})

test('las cuotas de más, por muchas que sean, bajan al máximo', async ({ page, producto }) => {
  const form = await abrirNuevo(page, producto, 'abogada')
  await form.agregar(await tomarImponible(producto, 'A01', 'I'))
  await form.plan('ABLT').check()
  const cuotas = form.campo('Cantidad de cuotas')
  for (const pasadas of ['99999', '9'.repeat(30)]) {
    await cuotas.fill(pasadas)
    await expect(cuotas).toHaveValue('15')
    await expect(form.dialog.getByText('Máximo 15 cuotas')).toBeVisible()
  }
})

test('si no se pudo guardar lo dice, y lo cargado sigue allí', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/ERR_FAILED|status of 500/)
  const expectFalla = async (form: Formulario, call: string) => {
    for (const [fail, titulo, texto] of [
      [
        (route: Route) => route.abort(),
        'Sin conexión',
        'El servicio no respondió. Lo que escribió sigue aquí',
      ],
      [
        (route: Route) =>
          route.fulfill({ status: 500, json: { error: { code: 'x', message: 'y' } } }),
        'Error',
        'Ocurrio un error intentelo nuevamente.',
      ],
    ] as const) {
      await page.route(call, fail)
      await form.guardarBoton.click()
      await form.ask.click()
      const aviso = form.dialog.getByRole('alert')
      await expect(aviso).toContainText(titulo)
      await expect(aviso).toContainText(texto)
      await aviso.getByRole('button', { name: 'Cerrar' }).click()
      await expect(aviso).toBeHidden()
      await page.unroute(call, fail)
    }
    await form.guardar()
  }
  const item = await tomarImponible(producto, 'A01', 'I')
  const nuevo = await abrirNuevo(page, producto, 'abogada')
  await nuevo.agregar(item)
  await nuevo.plan('W2112').check()
  await nuevo.firmante()
  await nuevo.barra('Total a pagar')
  await expectFalla(nuevo, '**/api/convenios')
  const guardado = await ultimo(await apiDe(producto, 'abogada'))
  expect(toCentavos(guardado.total)).toBe(item.total)
  const edicion = await abrirEdicion(page, producto, 'abogada', guardado)
  await edicion.campo('Observaciones').fill('Paga el 10')
  await expectFalla(edicion, '**/api/convenios/edit')
})
