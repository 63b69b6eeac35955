import type { Page } from '@playwright/test'

export const TELEFONO = { width: 390, height: 844 }

/** Window width, in pixels, below which a list shows cards and hides its tools in a menu. */
const ANGOSTO = 640

export const abrirHerramientas = async (page: Page): Promise<void> => {
  if ((page.viewportSize()?.width ?? ANGOSTO) < ANGOSTO)
    await page.getByRole('button', { name: 'Más', exact: true }).click()
}

export const filaOTarjeta = (page: Page, texto: string | RegExp) =>
  page.locator('tr, .row-card').filter({ hasText: texto })
