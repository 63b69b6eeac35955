import type { Page } from '@playwright/test'
import { settle } from './support/axe.ts'
import { openPlanes, PLANES } from './support/planes.ts'
import { expect, llegar, test } from './support/test.ts'

/** Maximum duration, in milliseconds, of the animation with which a dialog or a panel opens. */
const RAPIDO = 200

declare global {
  interface Window {
    movimientos: number[]
  }
}

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

const readMovimientos = (page: Page): Promise<number[]> => page.evaluate(() => window.movimientos)

const abrir = async (page: Page, boton: string): Promise<void> => {
  await recordMovimientos(page)
  // The pointer may still be on the last button that was clicked. It moves away to close the tooltip of that button,
  // which would cover the next button.
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: boton, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Waits, because the browser reports the animation of the dialog some frames after the dialog is visible.
  await settle(page)
}

test.describe('con animaciones', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('los diálogos y los paneles se abren en 0,2 s o menos', async ({ page, producto }) => {
    await llegar(page, producto, 'abogada', PLANES)
    for (const boton of ['Ayuda', 'Tareas', 'Simular plan de pago']) {
      await abrir(page, boton)
      await expect.poll(() => readMovimientos(page), boton).not.toEqual([])
      expect(Math.max(...(await readMovimientos(page))), boton).toBeLessThanOrEqual(RAPIDO)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})

test('quien pide menos movimiento los ve abiertos de una vez', async ({ page, producto }) => {
  await llegar(page, producto, 'abogada', PLANES)
  await abrir(page, 'Ayuda')
  expect(await readMovimientos(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await abrir(page, 'Simular plan de pago')
  expect(await readMovimientos(page)).toEqual([])
  await expect(openPlanes(page).simulacion).toBeVisible()
})
