import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

interface Falta {
  readonly id: string
  readonly impact: string | null | undefined
  readonly nodes: readonly { readonly target: string; readonly summary: string }[]
}

/**
 * Accessibility rule that takes 90 % of the time of the library axe, because the rule checks every text of every row.
 */
const CONTRASTE = 'color-contrast'

/**
 * Groups the visible texts and fields that have the same style and parents with the same style, for example the cells
 * of a column. All the elements of a group have the same contrast.
 */
const findLooks = (): Element[][] => {
  const looks = new Map<Element | null, string>([[null, '']])
  const lookOf = (element: Element | null): string => {
    const known = looks.get(element)
    if (known !== undefined || element === null) return known ?? ''
    const style = getComputedStyle(element)
    const own = [element.tagName, element.className, element.matches(':disabled,[aria-disabled]')]
    const seen = [style.color, style.backgroundColor, style.backgroundImage, style.opacity]
    const text = [style.fontSize, style.fontWeight, style.textShadow, style.clipPath]
    const look = `${lookOf(element.parentElement)}/${[...own, ...seen, ...text].join()}`
    looks.set(element, look)
    return look
  }
  const isText = (element: Element): boolean =>
    element.matches('input,select,textarea') ||
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && (nodeValue ?? '').trim() !== '',
    )
  const alike = new Map<string, Element[]>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!isText(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const look = lookOf(element)
    alike.set(look, [...(alike.get(look) ?? []), element])
  }
  return [...alike.values()]
}

/**
 * Waits until the page has its fonts, has drawn its last change, and has ended its animations. Does not wait for
 * endless animations, for example of a progress line.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })

const MUESTRA = 2

const INTENTOS = 10

/**
 * Returns the violations that axe finds on the page.
 * - The script of axe is injected only once per document, because injecting it takes as long as checking a small page.
 * - Contrast is measured in two elements of each group of elements that look alike. The whole group is measured when
 * those two are inconclusive.
 * - A page that replaces elements while they are measured is measured again.
 */
export const runAxe = async (page: Page, options: RunOptions): Promise<readonly Falta[]> => {
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${axe.source};window.findLooks = ${findLooks}`)
  return page.evaluate(
    async ({ wanted, contraste, muestra, intentos }) => {
      const { axe, findLooks } = window
      const all = await axe.run(document, {
        ...wanted,
        rules: { ...wanted.rules, [contraste]: { enabled: false } },
        resultTypes: ['violations'],
      })
      const contrastOf = async (include: readonly Element[]) =>
        include.length === 0
          ? { violations: [], incomplete: [] }
          : axe.run(
              { include: [...include] },
              { runOnly: [contraste], elementRef: true, resultTypes: ['violations', 'incomplete'] },
            )
      const measureContrast = async () => {
        const looks = findLooks()
        const some = await contrastOf(looks.flatMap((look) => look.slice(0, muestra)))
        const untold = new Set<Element | undefined>(
          some.incomplete.flatMap(({ nodes }) => nodes.map((node) => node.element)),
        )
        const others = looks
          .filter((look) => look.slice(0, muestra).some((element) => untold.has(element)))
          .flatMap((look) => look.slice(muestra))
        if (!looks.flat().every(({ isConnected }) => isConnected)) return
        return [...some.violations, ...(await contrastOf(others)).violations]
      }
      let contrast = await measureContrast()
      for (let tries = 1; contrast === undefined && tries < intentos; tries += 1)
        contrast = await measureContrast()
      if (contrast === undefined) throw new Error('La página no deja de cambiar mientras se mide')
      return [...all.violations, ...contrast].map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.map(({ target, failureSummary = '' }) => ({
          target: target.join(' '),
          summary: failureSummary,
        })),
      }))
    },
    { wanted: options, contraste: CONTRASTE, muestra: MUESTRA, intentos: INTENTOS },
  )
}

export const textOf = ({ id, nodes }: Falta): string =>
  `${id}: ${nodes.map(({ target, summary }) => `${target} (${summary})`).join(', ')}`

declare global {
  interface Window {
    readonly axe: typeof axe
    readonly findLooks: typeof findLooks
  }
}
