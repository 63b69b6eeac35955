import { later } from '../ui/later.ts'
import { type Bring, bringOf, type Screen } from './screens.ts'

type FindBring = (pathname: string) => Bring | undefined

const makeScreen = (bring: Bring) => later<object, Screen>(bring)

const screens = new Map<Bring, ReturnType<typeof makeScreen>>()

/** What shows the screen that is brought so: one for each, wherever it is asked for. */
export const screen = (bring: Bring): ReturnType<typeof makeScreen> => {
  const made = screens.get(bring) ?? makeScreen(bring)
  screens.set(bring, made)
  return made
}

/** Brings the screen of an address before it is shown. What cannot be brought says so where it is shown. */
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
