import {
  type ComponentType,
  createElement,
  isValidElement,
  lazy,
  type ReactNode,
  useState,
} from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'

/** What brings the script of what is shown. */
interface ConScript {
  readonly bring: () => Promise<unknown>
}

export const withScript = <Props extends object>(
  Screen: ComponentType<Props>,
  bring: () => Promise<unknown>,
) => Object.assign((props: Props) => createElement(Screen, props), { bring })

/**
 * A screen that is brought when it is first shown at the latest. `lazy` alone shows what stands in its place even for
 * one that was brought, and React leaves that there for three tenths of a second.
 */
export const screen = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let brought: ComponentType<Props> | undefined
  const bring = async () => {
    brought = await load()
    return { default: brought }
  }
  const Later: ComponentType<Props> = lazy(bring)
  return withScript((props: Props) => {
    const [Screen] = useState(() => brought ?? Later)
    return createElement(Screen, props)
  }, bring)
}

const hasScript = (type: unknown): type is ConScript =>
  typeof type === 'function' && 'bring' in type

const bringElement = async (element: ReactNode): Promise<void> => {
  // What cannot be brought says so where the screen is shown.
  if (isValidElement(element) && hasScript(element.type))
    await element.type.bring().catch(() => undefined)
}

/** Brings the script of the screen of an address before it is shown. */
export const bringScreen = async (routes: RouteObject[], pathname: string): Promise<void> => {
  await bringElement(matchRoutes(routes, pathname)?.at(-1)?.route.element)
}

/** Brings the screen of a link, once it is pointed at or has the keyboard. */
export const bringPointedScreen =
  (routes: RouteObject[]) =>
  ({ target }: Event): void => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (link) void bringScreen(routes, link.pathname)
  }
