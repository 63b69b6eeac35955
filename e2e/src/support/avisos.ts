import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** CSS selector of the controls that a pop-up message must not cover. The code of the product has the same selector. */
const CONTROLES =
  'a, button, input, select, textarea, label, summary, [role="option"], [role="tab"]'

const findCovered = (page: Page): Promise<readonly string[]> =>
  page.evaluate((controles) => {
    const list = document.querySelector<HTMLElement>('.notices')
    if (list === null) return ['no message']
    const { left, right, top, bottom } = list.getBoundingClientRect()
    list.style.pointerEvents = 'none'
    const covered = new Set<string>()
    for (let y = top; y <= bottom; y += 6)
      for (let x = left; x <= right; x += 6) {
        const control = document.elementFromPoint(x, y)?.closest(controles)
        if (control) covered.add(control.getAttribute('aria-label') ?? control.textContent ?? '')
      }
    list.style.pointerEvents = ''
    return [...covered]
  }, CONTROLES)

export const expectNothingCovered = (page: Page): Promise<void> =>
  expect.poll(() => findCovered(page)).toEqual([])
