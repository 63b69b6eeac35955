import { createElement } from 'react'
import { later } from '../ui/later.tsx'
import { ListSkeleton } from '../ui/table/skeleton.tsx'
import { loaderOf, type Screen, type ScreenLoader } from './screens.ts'

type FindLoader = (pathname: string) => ScreenLoader | undefined

const makeScreen = (load: ScreenLoader) => later(load, createElement(ListSkeleton))

const screens = new Map<ScreenLoader, ReturnType<typeof makeScreen>>()

/** Returns the component that loads a screen on demand. Calls with the same loader return the same component. */
export const screen = (load: ScreenLoader): ReturnType<typeof makeScreen> => {
  const made = screens.get(load) ?? makeScreen(load)
  screens.set(load, made)
  return made
}

/**
 * Loads the component of the screen at a path. Returns undefined when the path has no screen or when the load fails.
 * After a failed load, the screen itself shows the error.
 */
export const loadScreen = async (
  pathname: string,
  of: FindLoader = loaderOf,
): Promise<Screen | undefined> => {
  const load = of(pathname)
  try {
    return load && (await screen(load).load())
  } catch {
    return undefined
  }
}

export const loadPointedScreen =
  (of: FindLoader = loaderOf) =>
  ({ target }: Event): void => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (link) void loadScreen(link.pathname, of)
  }
