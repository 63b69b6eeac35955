import { type ComponentType, createElement, lazy, useState } from 'react'

/** What brings the script of a screen, by the first word of its paths. */
const scripts = new Map<string, () => Promise<unknown>>()

/** Says what is brought for some paths, besides what every screen has. */
export const bringFor = (paths: readonly string[], load: () => Promise<unknown>): void => {
  for (const path of paths) scripts.set(path, load)
}

/**
 * A screen of some paths, brought when it is first shown at the latest. `lazy` alone shows what stands in its place even
 * for one that was brought, and React leaves that there for three tenths of a second.
 */
export const screen = <Props extends object>(
  paths: readonly string[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  let brought: ComponentType<Props> | undefined
  const bring = async () => {
    brought = await load()
    return { default: brought }
  }
  bringFor(paths, bring)
  const Later: ComponentType<Props> = lazy(bring)
  return (props) => {
    const [Screen] = useState(() => brought ?? Later)
    return createElement(Screen, props)
  }
}

/** Brings the script of a screen before it is shown. What cannot be brought says so where the screen is shown. */
export const bringScreen = async (pathname: string): Promise<void> => {
  const [, word = ''] = pathname.toLowerCase().split('/')
  await scripts
    .get(`/${word}`)?.()
    .catch(() => undefined)
}

/** Brings the screen of a link, once it is pointed at or has the keyboard. */
export const bringPointedScreen = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  if (link) void bringScreen(link.pathname)
}
