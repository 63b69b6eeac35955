import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accesibilidad.ts'
import { settle } from './axe.ts'
import { TELEFONO } from './telefono.ts'

const ESCRITORIO = { width: 1366, height: 768 }

/**
 * Changes the size of the window and waits for the new layout. At the size of a phone, the script that shows rows as
 * cards must load too.
 */
const resize = async (page: Page, tamano: typeof ESCRITORIO): Promise<void> => {
  await page.setViewportSize(tamano)
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(tamano.width)
  await settle(page)
  await expect(page.locator('.skeleton')).toHaveCount(0)
}

export const expectAccessibleEnAmbas = async (page: Page, estado: string): Promise<void> => {
  // With reduced motion, axe measures the contrast of the final colours and not the colours during a transition.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  const antes = page.viewportSize()
  await resize(page, ESCRITORIO)
  await expectAccessible(page, `${estado}, 1366 claro`)
  await resize(page, TELEFONO)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await expectAccessible(page, `${estado}, 390 oscuro`)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  if (antes) await resize(page, { ...antes })
}
