import { later } from '../ui/later.ts'
import { type Bring, bringOf, type Screen } from './screens.ts'

type FindBring = (pathname: string) => Bring | undefined

const makeScreen = (bring: Bring) => later<object, Screen>(bring)

const screens = new Map<Bring, ReturnType<typeof makeScreen>>()

/** Returns the component that loads and shows a screen. Every caller of the same loader gets the same component. */
export const screen = (bring: Bring): ReturnType<typeof makeScreen> => {
  const made = screens.get(bring) ?? makeScreen(bring)
  screens.set(bring, made)
  return made
}

/**
 * Loads the screen of an address before it is shown. A load that fails returns undefined here; the screen itself shows
 * the failure.
 */
export const bringScreen = async (
  pathname: string,
  of: FindBring = bringOf,
): Promise<Screen | undefined> => {
  const bring = of(pathname)
  try {
    return bring && (await screen(bring).bring())
  } catch {
    return undefined
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
