import {
  abrirNuevo,
  apiDe,
  guardarYComparar,
  toCentavos,
  tomarImponible,
} from './support/convenio-nuevo.ts'
import { formatImporte } from './support/documentos.ts'
import { expect, llegar, test } from './support/test.ts'

test.describe('el borrador de un convenio', () => {
  test('vuelve después de recargar, y se puede descartar', async ({ page, producto }) => {
    const item = await tomarImponible(producto, 'A01', 'I')
    const form = await abrirNuevo(page, producto, 'abogada')
    const { dialog, campo } = form
    await form.agregar(item)
    await form.plan('ABLT').check()
    await campo('Cantidad de cuotas').fill('9')
    await campo('DNI').fill('20123456')
    const asked = page.waitForEvent('dialog')
    const reloaded = page.reload()
    await (await asked).accept()
    await reloaded
    await expect(dialog.getByText('Recuperamos lo que estaba cargando')).toBeVisible()
    await expect(campo('DNI')).toHaveValue('20123456')
    await expect(form.plan('ABLT')).toBeChecked()
    await expect(campo('Cantidad de cuotas')).toHaveValue('9')
    await expect(await form.barra('Deuda elegida')).toHaveText(
      `$\u00a0${formatImporte(item.total)}`,
    )

    await campo('DNI').focus()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Cerrar y conservar' }).click()
    await expect(dialog).toBeHidden()

    const otro = await tomarImponible(producto, 'A01', 'I')
    await page.goto(
      `${producto.url}/convenios?inmueble=${otro.numero}&recurso=${otro.recurso}&periodos=todos`,
    )
    await expect(dialog.locator('.conv-total')).toContainText(formatImporte(otro.total))
    await expect(campo('Nombre y apellido')).not.toHaveValue('')
    await expect(campo('DNI')).not.toHaveValue('20123456')
    await expect(dialog.getByText('Recuperamos lo que estaba cargando')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Nuevo Convenio' }).click()
    await dialog.getByRole('button', { name: 'Descartar y empezar de nuevo' }).click()
    await expect(campo('DNI')).toHaveValue('')
    await expect(dialog.getByText('Agregue un imponible para ver sus períodos.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('no queda después de cerrar la sesión', async ({ page, producto }) => {
    const form = await abrirNuevo(page, producto, 'abogada')
    await form.campo('DNI').fill('20123456')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Cerrar y conservar' }).click()
    const borradores = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('borrador')))
    await expect.poll(borradores).toHaveLength(1)
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apremia: Ingreso')
    await expect(async () => expect(await borradores()).toEqual([])).toPass()
    await llegar(page, producto, 'abogada', '/convenios?nuevo=inmueble')
    await expect(form.campo('DNI')).toHaveValue('')
    await expect(form.dialog.getByText('Recuperamos lo que estaba cargando')).toBeHidden()
  })

  test('vuelve después de una sesión vencida', async ({ page, producto, consola }) => {
    consola.expect(/status of 401/)
    const item = await tomarImponible(producto, 'A01', 'I')
    const form = await abrirNuevo(page, producto, 'abogada')
    await form.agregar(item)
    await form.campo('DNI').fill('20123456')
    await form.plan('ABLT').check()
    await form.barra('Planes')
    await page.route('**/api/convenios/**', (route) =>
      route.fulfill({
        status: 401,
        json: { error: { code: 'no-autenticado', message: 'La sesión venció.' } },
      }),
    )
    await form.campo('Cantidad de cuotas').fill('9')
    await page.waitForURL(`${producto.url}/`)
    await page.unroute('**/api/convenios/**')
    await llegar(page, producto, 'abogada', '/convenios?nuevo=inmueble')
    await expect(form.dialog.getByText('Recuperamos lo que estaba cargando')).toBeVisible()
    await expect(form.campo('DNI')).toHaveValue('20123456')
    await expect(form.campo('Cantidad de cuotas')).toHaveValue('9')
  })

  test('con la deuda cambiada no se guarda: muestra los dos totales y la actualiza', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 409/)
    const item = await tomarImponible(producto, 'A01', 'I')
    const form = await abrirNuevo(page, producto, 'abogada')
    const { dialog } = form
    await form.agregar(item)
    await form.plan('W2112').or(form.plan('W2113')).check()
    await form.firmante()
    await form.barra('Total a pagar')
    // This script lowers the first tax period of the stored draft by one peso, so that the debt seems to have changed.
    // It runs when the page closes, because the open form could store its draft again.
    await page.evaluate(() => {
      const lowerDraft = () => {
        const clave = Object.keys(sessionStorage).find((key) => key.includes('convenio')) ?? ''
        const borrador = JSON.parse(sessionStorage.getItem(clave) ?? '{}')
        const [periodo] = borrador.rest.items[0].periodos
        periodo.t = (Number(periodo.t) - 1).toFixed(2)
        sessionStorage.setItem(clave, JSON.stringify(borrador))
      }
      window.addEventListener('pagehide', lowerDraft)
    })
    page.on('dialog', (asked) => void asked.accept())
    await page.reload()
    await form.barra('Total a pagar')
    await form.guardarBoton.click()
    await form.ask.click()
    const aviso = dialog.getByRole('alert').filter({ hasText: 'La deuda cambió' })
    await expect(aviso).toContainText(`$\u00a0${formatImporte(item.total - 100)}`)
    await expect(aviso).toContainText(`$\u00a0${formatImporte(item.total)}`)
    await dialog.getByRole('button', { name: 'Actualizar importes' }).first().click()
    await expect(dialog.getByText('Los importes están actualizados')).toBeVisible()
    const guardado = await guardarYComparar(form, await apiDe(producto, 'abogada'))
    expect(toCentavos(guardado.total)).toBe(item.total)
  })
})
