import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Controls that the messages of the product cover. */
const findCovered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const list = document.querySelector<HTMLElement>('.notices')
    if (list === null) return ['no message']
    const { left, right, top, bottom } = list.getBoundingClientRect()
    list.style.pointerEvents = 'none'
    const covered = new Set<string>()
    for (let y = top; y <= bottom; y += 6)
      for (let x = left; x <= right; x += 6) {
        const control = document
          .elementFromPoint(x, y)
          ?.closest('a, button, input, select, textarea, summary')
        if (control) covered.add(control.getAttribute('aria-label') ?? control.textContent ?? '')
      }
    list.style.pointerEvents = ''
    return [...covered]
  })

/** Checks that the message on screen covers no control. */
export const expectNothingCovered = (page: Page): Promise<void> =>
  expect.poll(() => findCovered(page)).toEqual([])
