import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** Violation found by a rule of axe. */
interface Falta {
  readonly id: string
  readonly impact: string | null | undefined
  readonly nodes: readonly { readonly target: string; readonly summary: string }[]
}

/** Rule that takes nine tenths of the time of axe, over every text of every row of a list. */
const CONTRASTE = 'color-contrast'

/**
 * Groups the visible texts and fields by their look and the look of their containers. Elements of the same look have
 * the same contrast: the cells of a column share one look, and those of a row of another colour another.
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

/** Elements of each look that are measured, unless they are inconclusive. */
const MUESTRA = 2

/**
 * Returns the violations that axe finds on the page.
 * The script of axe, half a megabyte, is injected once into each document: injecting it for each check takes as long as
 * the rules over a small page.
 * Contrast is measured in two elements of each look, and in all of a look when those two are inconclusive.
 */
export const runAxe = async (page: Page, options: RunOptions): Promise<readonly Falta[]> => {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${axe.source};window.findLooks = ${findLooks}`)
  return page.evaluate(
    async ({ wanted, contraste, muestra }) => {
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
      const looks = findLooks()
      const some = await contrastOf(looks.flatMap((look) => look.slice(0, muestra)))
      const untold = new Set<Element | undefined>(
        some.incomplete.flatMap(({ nodes }) => nodes.map((node) => node.element)),
      )
      const rest = await contrastOf(
        looks
          .filter((look) => look.slice(0, muestra).some((element) => untold.has(element)))
          .flatMap((look) => look.slice(muestra)),
      )
      return [...all.violations, ...some.violations, ...rest.violations].map(
        ({ id, impact, nodes }) => ({
          id,
          impact,
          nodes: nodes.map(({ target, failureSummary = '' }) => ({
            target: target.join(' '),
            summary: failureSummary,
          })),
        }),
      )
    },
    { wanted: options, contraste: CONTRASTE, muestra: MUESTRA },
  )
}

/** Formats a violation with its elements. */
export const textOf = ({ id, nodes }: Falta): string =>
  `${id}: ${nodes.map(({ target, summary }) => `${target} (${summary})`).join(', ')}`

declare global {
  interface Window {
    readonly axe: typeof axe
    readonly findLooks: typeof findLooks
  }
}
