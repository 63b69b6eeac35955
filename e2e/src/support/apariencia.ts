import type { Page } from '@playwright/test'
import { expectAccessible } from './accesibilidad.ts'

/** The state on screen as a person sees it at a desk and, in the dark, on a phone: nothing serious in either. */
export const expectAccessibleEnAmbas = async (page: Page, estado: string): Promise<void> => {
  // Contrast is measured on what stays, not half-way through a transition.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await expectAccessible(page, `${estado}, 1366 claro`)
  const antes = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await expectAccessible(page, `${estado}, 390 oscuro`)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  if (antes) await page.setViewportSize(antes)
}
