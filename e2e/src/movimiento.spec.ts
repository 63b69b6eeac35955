import type { Page } from '@playwright/test'
import { openPlanes, PLANES } from './support/planes.ts'
import { expect, llegar, test } from './support/test.ts'

/** Maximum duration, in milliseconds, of the animation with which a dialog or a panel opens. */
const RAPIDO = 200

declare global {
  interface Window {
    movimientos: number[]
  }
}

/** Records the duration of every transition that starts in a dialog or in a panel. */
const recordMovimientos = (page: Page) =>
  page.evaluate(() => {
    window.movimientos = []
    document.addEventListener('transitionrun', ({ target }) => {
      const opened = target instanceof Element && target.matches('.p-dialog, .p-sidebar')
      if (!opened) return
      for (const animation of target.getAnimations())
        window.movimientos.push(Number(animation.effect?.getComputedTiming().duration))
    })
  })

const abrir = async (page: Page, boton: string): Promise<number[]> => {
  await recordMovimientos(page)
  // The pointer may still be on the last button. Moving the pointer away closes the tooltip of that button, which would
  // cover the next button.
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: boton, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  return page.evaluate(() => window.movimientos)
}

test.describe('con animaciones', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('los diálogos y los paneles se abren en 0,2 s o menos', async ({ page, producto }) => {
    await llegar(page, producto, 'abogada', PLANES)
    for (const boton of ['Ayuda', 'Tareas', 'Simular plan de pago']) {
      const duraciones = await abrir(page, boton)
      expect(duraciones.length, boton).toBeGreaterThan(0)
      expect(Math.max(...duraciones), boton).toBeLessThanOrEqual(RAPIDO)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})

test('quien pide menos movimiento los ve abiertos de una vez', async ({ page, producto }) => {
  await llegar(page, producto, 'abogada', PLANES)
  expect(await abrir(page, 'Ayuda')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await abrir(page, 'Simular plan de pago')).toEqual([])
  await expect(openPlanes(page).simulacion).toBeVisible()
})
