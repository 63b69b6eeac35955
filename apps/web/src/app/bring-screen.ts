import { createElement, type FC, lazy, useState } from 'react'
import { type Bring, bringOf, type Screen } from './screens.ts'

type FindBring = (pathname: string) => Bring | undefined

const brought = new Map<unknown, Screen>()

/** Brings the screen of an address before it is shown. What cannot be brought says so where it is shown. */
export const bringScreen = async (
  pathname: string,
  of: FindBring = bringOf,
): Promise<Screen | undefined> => {
  const bring = of(pathname)
  try {
    const Here = await bring?.()
    if (Here) brought.set(bring, Here)
    return Here
  } catch {
    return undefined
  }
}

/**
 * A screen that is brought when it is first shown at the latest. `lazy` alone shows what stands in its place even for
 * one that was brought, and React leaves that there for three tenths of a second.
 */
export const screen = (bring: Bring): FC => {
  const Later = lazy(async () => {
    const Here = await bring()
    brought.set(bring, Here)
    return { default: Here }
  })
  return () => {
    const [Here] = useState(() => brought.get(bring) ?? Later)
    return createElement(Here)
  }
}

/** Brings the screen of a link, once it is pointed at or has the keyboard. */
export const bringPointedScreen =
  (of: FindBring = bringOf) =>
  ({ target }: Event): void => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (link) void bringScreen(link.pathname, of)
  }
