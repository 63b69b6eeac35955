import type { Page } from '@playwright/test'
import { tabTo } from './support/accesibilidad.ts'
import { pantallaDeGestion } from './support/gestion.ts'
import { teclado } from './support/teclado.ts'
import { expect, llegar, test } from './support/test.ts'

/** Moves the focus past the header and the menu with the link «Saltar al contenido». */
const saltarAlContenido = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Saltar al contenido' }), 1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

test('la mañana de una abogada con el teclado solo: lo vencido, la actuación, otro caso y la mesa', async ({
  page,
  municipio: producto,
}) => {
  const { keyboard } = page
  const p = pantallaDeGestion(page)
  await llegar(page, producto, 'abogada')
  const vencidos = page.getByRole('region', { name: /^Vencidos/ })
  const primero = vencidos.getByRole('link', { name: /^Abrir el caso / }).first()
  await expect(primero).toBeVisible()
  const caso = (await primero.textContent()) ?? ''
  await saltarAlContenido(page)
  await tabTo(page, primero, 80)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/caso\//)

  await tabTo(page, page.getByRole('button', { name: 'Actuacion', exact: true }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Tipo de actuación'))
  await keyboard.type('Contacto')
  await tabTo(page, page.getByRole('button', { name: 'Grabar Nueva Actuación' }))
  await keyboard.press('Enter')
  await tabTo(page, p.form.getByLabel('Observaciones'))
  await keyboard.type('Pidió los importes al día.')
  await tabTo(page, p.guardar)
  await keyboard.press('Enter')
  await tabTo(page, p.confirmar)
  await keyboard.press('Enter')
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
  await expect(page.getByText('Pidió los importes al día.')).toBeVisible()
  const grabado = page.url()
  await expect(page.getByRole('button', { name: /^Abrir el siguiente/ })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).not.toHaveURL(grabado)
  await expect(page).toHaveURL(/\/caso\//)

  await page.goBack()
  await expect(page).toHaveURL(/\/home/)
  await expect(vencidos.getByRole('link', { name: `Abrir el caso ${caso}` })).toHaveCount(0)

  await keyboard.press('Control+k')
  await keyboard.type('mesa de entradas judicial')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Mesa de entradas judicial')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/mesa-judicial/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mesa de entradas judicial')
})

test('la mañana de A00 con el teclado solo: el día de cada abogado, una mesa y un caso que pasa a otro', async ({
  page,
  municipio: producto,
}) => {
  const { keyboard } = page
  await llegar(page, producto, 'jefe')
  const deUno = page.getByRole('link', { name: /^Vencidos, .*\(A02\): / })
  await expect(deUno).toBeVisible()
  await saltarAlContenido(page)
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'))
  await tabTo(page, page.getByRole('link', { name: /\(A02\)$/ }).first(), 5, 'ArrowDown')
  await tabTo(page, deUno, 5, 'ArrowRight')
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^Vencidos/ })).toBeFocused()

  await keyboard.press('Control+k')
  await keyboard.type('mesa de entradas extrajudicial')
  await expect(page.getByRole('option', { selected: true })).toHaveText(
    'Mesa de entradas extrajudicial',
  )
  await keyboard.press('Enter')
  const elegir = page.getByRole('dialog', { name: 'Seleccionar abogado' })
  await tabTo(page, elegir.getByRole('combobox', { name: 'Abogado' }))
  await keyboard.type('Agüero')
  await tabTo(page, elegir.getByRole('button', { name: 'Aceptar' }))
  await keyboard.press('Enter')

  const total = page.getByText(/^TOTAL: \d/)
  await expect(total).toBeVisible()
  const antes = Number(((await total.textContent()) ?? '').replace(/\D/g, ''))
  // The list of cases loads its rows again. The element that gets the focus with Tab may then change, so `irA` looks
  // for it again after each press of Tab.
  await teclado(page).irA(page.getByRole('grid').locator('[tabindex="0"]'))
  await keyboard.press('ArrowDown')
  await keyboard.press('Space')
  await keyboard.press('F6')
  const reasignar = page.getByRole('button', { name: 'Reasignar', exact: true })
  await tabTo(page, reasignar, 5, 'Shift+Tab')
  await keyboard.press('Enter')
  const dialogo = page.getByRole('dialog', { name: 'Reasignar los elegidos de A04' })
  await tabTo(page, dialogo.getByRole('combobox', { name: 'Abogado que recibe los casos' }))
  await keyboard.press('ArrowDown')
  await expect(dialogo.getByText(/^Casos que pasan: 1\. /)).toBeVisible()
  await tabTo(page, dialogo.getByRole('button', { name: 'Reasignar', exact: true }))
  await keyboard.press('Enter')
  await expect(dialogo).toBeHidden()
  await expect(total).toHaveText(`TOTAL: ${antes - 1} resultados`)
})
