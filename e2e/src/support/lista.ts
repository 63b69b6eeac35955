import { expect, type Page } from '@playwright/test'

/** Button of the menu of a list. The name of the button includes the applied saved view. */
export const opcionesDeLista = (page: Page, vista = '') =>
  page.getByRole('button', {
    name: vista === '' ? 'Opciones de la lista' : `Opciones de la lista, vista ${vista}`,
    exact: true,
  })

export const elegirEnLista = async (page: Page, opcion: string | RegExp): Promise<void> => {
  const menu = page.getByRole('button', { name: /^Opciones de la lista/ })
  const boton = page.getByRole('button', { name: opcion })
  await expect(menu.or(boton)).toBeVisible()
  if ((await menu.count()) === 0) return boton.click()
  await menu.click()
  await page.getByRole('menuitem', { name: opcion }).click()
}

export const expectSinCsv = async (page: Page): Promise<void> => {
  await opcionesDeLista(page).click()
  await expect(page.getByRole('menuitem', { name: 'Columnas' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Descargar CSV' })).toHaveCount(0)
  await page.keyboard.press('Escape')
}
