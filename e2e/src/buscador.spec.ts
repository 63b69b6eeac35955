import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accesibilidad.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

const buscador = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Buscar' })
  return {
    dialog,
    campo: dialog.getByRole('combobox'),
    grupo: (nombre: string) => dialog.getByRole('group', { name: nombre }),
    elegida: dialog.locator('[role="option"][aria-selected="true"]'),
  }
}

test('desde cualquier pantalla se busca por número, nombre o expediente y se abre con el teclado lo que se ve', async ({
  page,
  producto,
}) => {
  const { dialog, campo, grupo, elegida } = buscador(page)
  await test.step('lo que se teclea antes de que el buscador esté se escribe en él', async () => {
    let traer = () => {}
    const traido = new Promise<void>((done) => {
      traer = done
    })
    await page.route('**/assets/buscador-*.js', async (route) => {
      await traido
      await route.continue()
    })
    await llegar(page, producto, 'admin', '/abogados')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('históriak')
    await page.keyboard.press('Backspace')
    traer()
    await page.keyboard.type('l')
    await expect(campo).toHaveValue('histórial')
    await expect(elegida).toHaveText('Historial')
    await page.unrouteAll({ behavior: 'wait' })
  })
  await test.step('con las teclas, un número abre su inmueble', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(campo).toBeFocused()
    await expect(
      grupo('Ir a').getByRole('option', { name: 'Inmuebles', exact: true }),
    ).toBeVisible()
    await page.keyboard.type('101')
    await expect(grupo('Inmuebles').getByRole('option')).toHaveText(/Inmueble 101/)
    await expect(elegida).toHaveText(/Inmueble 101/)
    await expectAccessible(page, 'el buscador con lo hallado')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/inmueble\/101$/)
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('#contenido')).toBeFocused()
  })
  await test.step('un nombre de muchos muestra algunos y lleva a todos; dentro de un campo la barra se escribe', async () => {
    await page.keyboard.press('Control+k')
    await campo.fill('maria')
    await expect(grupo('Contribuyentes').getByRole('option')).toHaveCount(6)
    await page.keyboard.type('/')
    await expect(campo).toHaveValue('maria/')
    await campo.fill('maria')
    const todos = grupo('Contribuyentes').getByRole('option', { name: 'Ver todos' })
    await expect(todos).toHaveAttribute('href', '/contribuyentes?nombre=MARIA')
    await expect(grupo('Contribuyentes').getByRole('option').first()).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('ArrowDown')
    await expect(grupo('Contribuyentes').getByRole('option').nth(1)).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await todos.click()
    await expect(page).toHaveURL(/\/contribuyentes\?nombre=MARIA/)
    await expect(page.getByText(/^TOTAL: /)).toBeVisible()
  })
  await test.step('también es la manera de ir a una pantalla, y cuenta las teclas; las de un solo carácter se prenden', async () => {
    await page.getByRole('button', { name: 'Buscador (Ctrl+K)' }).click()
    await campo.fill('historial')
    await expect(elegida).toHaveText('Historial')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/historial$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('button', { name: 'Ver las teclas' }).click()
    const teclas = page.getByRole('dialog', { name: 'Teclas' })
    await expect(teclas.getByText(/^Ir a las acciones de las filas elegidas/)).toBeVisible()
    await expectAccessible(page, 'las teclas')
    await teclas.getByRole('checkbox', { name: 'Usar las teclas / y ?' }).check()
    await teclas.getByRole('button', { name: 'Cerrar' }).last().click()
    await expect(teclas).toHaveCount(0)
    await page.keyboard.press('?')
    await teclas.getByRole('checkbox', { name: 'Usar las teclas / y ?' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(teclas).toHaveCount(0)
    await page.keyboard.press('/')
    await page.keyboard.press('Control+k')
    await expect(campo).toBeFocused()
    await expect(campo).toHaveValue('')
  })
  await test.step('en un teléfono ocupa la pantalla; un abogado no halla lo de otro y abre su expediente', async () => {
    await page.setViewportSize(TELEFONO)
    await page.emulateMedia({ colorScheme: 'dark' })
    await llegar(page, producto, 'abogada', '/convenios')
    await page.getByRole('button', { name: 'Buscador (Ctrl+K)' }).click()
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390)
    await campo.fill('A02-000001')
    await expect(dialog.getByRole('status')).toHaveText(/^Nada con «A02-000001»/)
    await campo.fill('sn 2026')
    const expediente = grupo('Expedientes').getByRole('option').first()
    await expect(expediente).toContainText('SN-')
    await expectAccessible(page, 'el buscador en un teléfono')
    await expediente.click()
    await expect(page).toHaveURL(/\/caso\/.*\?ver=radicacion/)
    await expect(page.getByRole('region', { name: 'Radicación' })).toContainText('SN-')
  })
})
