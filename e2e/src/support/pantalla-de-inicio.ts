import { expect, type Page } from '@playwright/test'
import { createApi } from './api.ts'
import type { Producto } from './producto.ts'

export const tiles = (page: Page) => page.locator('.tiles').getByRole('link')
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' })
export const cerrarSesion = (page: Page) => page.getByRole('button', { name: 'Cerrar sesión' })

export const keptSession = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('apremia.sesion'))

export const keptToken = async (page: Page): Promise<string> =>
  (JSON.parse((await keptSession(page)) ?? '{}') as { token: string }).token

export const statusOf = async (producto: Producto, token: string): Promise<number> =>
  (await createApi(producto.url, token).post('/usuarios/validate-token', { token })).status

export const expectSignedOut = async (page: Page, producto: Producto): Promise<void> => {
  await expect(page).toHaveURL(`${producto.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apremia: Ingreso')
  // The browser may still be at the page of the identity provider, so the check is retried.
  await expect(async () => expect(await keptSession(page)).toBeNull()).toPass()
}
