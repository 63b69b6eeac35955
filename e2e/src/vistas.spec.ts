import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accesibilidad.ts'
import { elegirEnLista, opcionesDeLista } from './support/lista.ts'
import { abrirHerramientas, TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

const abrirVistas = (page: Page) => elegirEnLista(page, /^Vistas/)

const encabezados = (page: Page) => page.getByRole('columnheader')

test('una vista guarda columnas, orden y filtros; se abre sola, se comparte y se elimina diciendo a quién alcanza', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'jefe', '/convenios?confirmado=0&abogado=A02')
  await expect(page.getByRole('button', { name: /Confirmado: No/ })).toBeVisible()

  // The menu works with the keyboard. Tab leaves the open menu and goes to the next button. The arrow keys and Enter
  // choose an option.
  await opcionesDeLista(page).press('Enter')
  await expect(page.getByRole('menu', { name: 'Opciones de la lista' })).toBeFocused()
  await expectAccessible(page, 'el menú de la lista')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Descargar Excel' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox').first()).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Acciones' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Firmante' }).uncheck()
  await page.getByRole('button', { name: 'Poner Planes antes' }).click()
  await page.getByRole('radio', { name: 'Cómodas' }).check()
  await page.keyboard.press('Escape')
  const elegidos = ['Fecha', 'N° de convenio', 'Abogado', 'Planes', 'Confirmación', 'Acciones']
  await expect(encabezados(page)).toHaveText(elegidos)

  await abrirVistas(page)
  await page.getByRole('button', { name: 'Guardar como vista nueva' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByLabel('Nombre').fill('Sin confirmar')
  await dialogo.getByLabel('Compartir con los demás').check()
  await dialogo.getByLabel('Usar al entrar a esta lista').check()
  await expectAccessible(page, 'vista nueva')
  await dialogo.getByRole('button', { name: 'Guardar vista' }).click()
  await expect(opcionesDeLista(page, 'Sin confirmar')).toBeVisible()
  await expect(page).toHaveURL(/vista=\d+/)

  await abrirVistas(page)
  await expectAccessible(page, 'las vistas')
  await page.getByRole('button', { name: 'Sin vista' }).click()
  await expect(page).toHaveURL(/\?vista=0$/)
  await page.goBack()
  await expect(encabezados(page)).toHaveText(elegidos)
  await page.reload()
  await expect(opcionesDeLista(page, 'Sin confirmar')).toBeVisible()
  await expect(encabezados(page)).toHaveText(elegidos)
  await page.goto(`${producto.url}/convenios`)
  await expect(page).toHaveURL(/confirmado=0.*vista=\d+/)
  await expect(encabezados(page)).toHaveText(elegidos)
  await page.goto(`${producto.url}/convenios?recurso=AB`)
  await expect(opcionesDeLista(page)).toBeVisible()
  await expect(page).toHaveURL(/\?recurso=AB$/)

  // On a phone, a lawyer opens a saved view of another person. The view filters by lawyer. A lawyer may not use that
  // filter, so the screen ignores it.
  await page.setViewportSize(TELEFONO)
  await llegar(page, producto, 'abogada', '/convenios')
  await expect(page.getByRole('heading', { name: 'Convenios', level: 1 })).toBeVisible()
  await abrirHerramientas(page)
  await abrirVistas(page)
  await page.getByRole('button', { name: /^Sin confirmar de Ibáñez/ }).click()
  await expect(page).toHaveURL(/confirmado=0/)
  await expect(page).not.toHaveURL(/abogado=/)
  await abrirVistas(page)
  await expect(page.getByText(/filtra también por lo que usted no puede filtrar/)).toBeVisible()
  await expectAccessible(page, 'las vistas en un teléfono')
  await page.getByRole('button', { name: 'Opciones de la vista Sin confirmar' }).click()
  await dialogo.getByLabel('Usar al entrar a esta lista').check()
  await dialogo.getByRole('button', { name: 'Guardar vista' }).click()
  await expect(dialogo).toHaveCount(0)

  await page.setViewportSize({ width: 1366, height: 768 })
  await llegar(page, producto, 'jefe', '/convenios')
  await abrirVistas(page)
  await page.getByRole('button', { name: 'Editar vista Sin confirmar' }).click()
  await dialogo.getByRole('button', { name: 'Eliminar vista' }).click()
  await expect(dialogo).toContainText('Una persona más la usa al entrar')
  await dialogo.getByRole('button', { name: 'Eliminar vista' }).click()
  await expect(opcionesDeLista(page)).toBeVisible()
  await expect(page).toHaveURL(/\?vista=0$/)
})
