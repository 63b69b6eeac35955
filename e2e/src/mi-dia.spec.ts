import type { Page } from '@playwright/test'
import { tabTo } from './support/accesibilidad.ts'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { expectNothingCovered } from './support/avisos.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

const cuentaDe = async (page: Page, grupo: string): Promise<number> => {
  const titulo = page.getByRole('heading', { name: grupo, level: 3 })
  return Number(((await titulo.textContent()) ?? '').replace(/\D/g, ''))
}

test('la mañana de una abogada: la lista del día, y lo hecho sale de la lista', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'abogada')
  const dia = page.getByRole('region', { name: 'Mi día', exact: true })
  await expect(dia.getByRole('heading', { name: /^Vencidos/ })).toBeVisible()
  await expectAccessibleEnAmbas(page, 'Mi día')

  const grupo = dia.getByRole('region', { name: /^Saldadas para archivar/ })
  const antes = await cuentaDe(page, 'Saldadas para archivar')
  const archivar = grupo.getByRole('button', { name: /^Archivar, / }).first()
  const caso = ((await archivar.getAttribute('aria-label')) ?? '').replace('Archivar, ', '')
  const indice = dia.getByRole('navigation', { name: 'Grupos del día' })
  await tabTo(page, indice.getByRole('link', { name: /^Saldadas para archivar/ }))
  await page.keyboard.press('Enter')
  await expect(grupo).toBeFocused()
  await tabTo(page, archivar)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Grabar Nueva Actuación' })
  await expect(form.getByText(caso)).toBeVisible()
  await form.getByLabel('Observaciones').fill('Pagó todo.')
  await form.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Archivar, ${caso}` })).toHaveCount(0)
  await expect.poll(() => cuentaDe(page, 'Saldadas para archivar')).toBe(antes - 1)

  // The test undoes the action, because another test counts the paid cases of the demo.
  await dia.getByRole('button', { name: 'Deshacer', exact: true }).click()
  const deshacer = page.getByRole('dialog', { name: 'Deshacer lo que se acaba de grabar' })
  await deshacer.getByLabel('Motivo').fill('Era otro caso.')
  await deshacer.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(deshacer).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Archivar, ${caso}` })).toBeVisible()
  await expect.poll(() => cuentaDe(page, 'Saldadas para archivar')).toBe(antes)

  const primero = dia.getByRole('link', { name: /^Abrir el caso / }).first()
  const nombre = ((await primero.textContent()) ?? '').split(' ')
  await primero.click()
  await expect(page).toHaveURL(new RegExp(`/caso/(inmueble|comercio)/${nombre.join('/')}`))
  await page.goBack()

  await dia.getByRole('link', { name: 'Ver en la mesa judicial: Vencidos' }).click()
  await expect(page.getByText('Vencimiento: Vencidos')).toBeVisible()
})

test('A00 ve el día de cada abogado, y cada número abre el de uno', async ({ page, producto }) => {
  await llegar(page, producto, 'jefe')
  await expect(page.getByRole('heading', { name: 'El día de cada abogado' })).toBeVisible()
  await expectAccessibleEnAmbas(page, 'el día de cada abogado')
  const vencidos = page.getByRole('link', { name: /^Vencidos, .*\(A02\): / })
  const cuantos = Number(((await vencidos.textContent()) ?? '').replace(/\D/g, ''))
  await vencidos.click()
  await expect(page).toHaveURL(/abogado=A02#mi-dia-vencidos$/)
  await expect(page.getByRole('region', { name: /^Vencidos/ })).toBeFocused()
  await expect.poll(() => cuentaDe(page, 'Vencidos')).toBe(cuantos)
})

test('un aviso que queda a la vista no tapa ningún botón, en una computadora ni en un teléfono', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'abogada', '/usuarios')
  await expect(page).toHaveURL(/\/home/)
  await expect(page.getByText(/^Su cuenta no tiene acceso a /)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Vencidos/ })).toBeVisible()
  for (const size of [{ width: 1366, height: 768 }, TELEFONO, { width: 1920, height: 1000 }]) {
    await page.setViewportSize(size)
    await expectNothingCovered(page)
    await page.mouse.wheel(0, 600)
    await expectNothingCovered(page)
  }
})
