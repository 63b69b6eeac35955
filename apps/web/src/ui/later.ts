import { type ComponentType, createElement, lazy, useState } from 'react'

/**
 * Component whose script loads on first render at the latest, or earlier with `load`. `lazy` alone shows its fallback
 * even for a loaded script, and React keeps the fallback on screen for three tenths of a second.
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
