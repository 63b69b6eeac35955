import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** What a rule of axe found. */
interface Falta {
  readonly id: string
  readonly impact: string | null | undefined
  readonly nodes: readonly { readonly target: string; readonly messages: string }[]
}

/**
 * What axe finds wrong on the page. It is brought once to each document, and only what is wrong comes back: brought
 * again for every look, half a megabyte of it, it takes as long as the rules over a small page.
 */
export const runAxe = async (page: Page, options: RunOptions): Promise<readonly Falta[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (wanted) => {
    const { violations } = await window.axe.run(document, {
      ...wanted,
      resultTypes: ['violations'],
    })
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(({ target, any }) => ({
        target: target.join(' '),
        messages: any.map(({ message }) => message).join(' '),
      })),
    }))
  }, options)
}

/** Where it is, and what is wrong with it. */
export const textOf = ({ id, nodes }: Falta): string =>
  `${id}: ${nodes.map(({ target, messages }) => `${target} (${messages})`).join(', ')}`

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
