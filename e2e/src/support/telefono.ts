import type { Page } from '@playwright/test'

/** A phone, upright. */
export const TELEFONO = { width: 390, height: 844 }

/** Below this width lists are cards and their tools are folded. */
const ANGOSTO = 640

/** Opens the tools of a list, which on a phone are under 'Más'. */
export const abrirHerramientas = async (page: Page): Promise<void> => {
  if ((page.viewportSize()?.width ?? ANGOSTO) < ANGOSTO)
    await page.getByRole('button', { name: 'Más', exact: true }).click()
}

/** The row of a table, or the card that takes its place. */
export const filaOTarjeta = (page: Page, texto: string | RegExp) =>
  page.locator('tr, .row-card').filter({ hasText: texto })
