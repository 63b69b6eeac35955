import { type ComponentType, createElement, lazy, useState } from 'react'

/**
 * Makes a component whose script loads on first render, or earlier through `load`. Unlike `lazy`, an already loaded
 * script renders without a fallback. React keeps the fallback of `lazy` on screen for 0.3 seconds.
 */
export const later = <Props extends object, C extends ComponentType<Props> = ComponentType<Props>>(
  importOf: () => Promise<C>,
) => {
  let loaded: C | undefined
  const load = async (): Promise<C> => {
    loaded = await importOf()
    return loaded
  }
  const Later: ComponentType<Props> = lazy(
    async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load() }),
  )
  const Here = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later)
    return createElement(Shown, props)
  }
  return Object.assign(Here, { load })
}
