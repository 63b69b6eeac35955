import { expect, type Locator, type Page } from '@playwright/test'
import { runAxe, textOf } from './axe.ts'

const expectLoaded = async (page: Page, estado: string): Promise<void> => {
  await expect(page.locator('h1'), estado).toHaveCount(1)
  await expect(page.locator('.skeleton'), estado).toHaveCount(0)
}

/** Checks WCAG 2.2 AA, with two rules that axe leaves out by default: the size of targets and the order of headings. */
export const expectWcag22 = async (page: Page, estado: string): Promise<void> => {
  await expectLoaded(page, estado)
  const faltas = await runAxe(page, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    rules: { 'target-size': { enabled: true }, 'heading-order': { enabled: true } },
  })
  expect(faltas.map(textOf), estado).toEqual([])
}

/**
 * Slow accessibility rules of the library axe. A fault against these rules is never serious. `expectAccessible` reports
 * only serious faults, so it skips these rules.
 */
const NUNCA_GRAVES = [
  'region',
  'presentation-role-conflict',
  'aria-allowed-role',
  'landmark-unique',
]

/**
 * Checks that axe finds no serious fault on the page, and that the page has one main heading, a title, and no
 * horizontal scroll.
 */
export const expectAccessible = async (page: Page, estado: string): Promise<void> => {
  await expectLoaded(page, estado)
  const rules = Object.fromEntries(NUNCA_GRAVES.map((regla) => [regla, { enabled: false }]))
  const graves = (await runAxe(page, { rules }))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(textOf)
  expect(graves, estado).toEqual([])
  await expect(page.locator('html'), estado).toHaveAttribute('lang', 'es-AR')
  await expect(page.locator('h1'), estado).toHaveCount(1)
  await expect(page, estado).toHaveTitle(/./)
  const measureSideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(measureSideways, `${estado}: desplazamiento horizontal`).toBeLessThanOrEqual(0)
}

/**
 * Waits for the end of the animations. Then checks that the focused element has a visible focus outline and that
 * nothing covers the element. Returns the fault, or undefined.
 */
const focusOnScreen = async (element: Element): Promise<string | undefined> => {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(moving.map(({ finished }) => finished))
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  const frame = element.closest('.file-drop') ?? element
  const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  const framed = getComputedStyle(frame).outlineStyle !== 'none'
  if (!outlined && boxShadow === 'none' && !framed) return 'no muestra el foco'
  const { x, y, width, height } = frame.getBoundingClientRect()
  const above = document.elementFromPoint(x + width / 2, y + height / 2)
  const seen = above !== null && (frame.contains(above) || above.contains(frame))
  return seen ? undefined : 'queda tapado o fuera de la pantalla'
}

export const tabTo = async (
  page: Page,
  control: Locator,
  limit = 40,
  tecla = 'Tab',
): Promise<void> => {
  await expect(control).toBeAttached()
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press(tecla)
    const focus = page.locator(':focus')
    // A part of the page that loads during the check may move the focused element for an instant, so the check is
    // retried.
    await expect(async () => {
      const problem = await focus.evaluate(focusOnScreen)
      const html = await focus.evaluate((element) => element.outerHTML.slice(0, 200))
      expect(problem === undefined ? '' : `${html} ${problem}`).toBe('')
    }).toPass({ timeout: 5_000 })
    // Looks for `control` again after each key press, because a list that loads again replaces its elements.
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Con ${limit} ${tecla} no se llega a ${control}`)
}
