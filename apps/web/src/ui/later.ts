import { type ComponentType, createElement, lazy, useState } from 'react'

/**
 * A component whose script comes when it is first shown at the latest, or once it is loaded. `lazy` alone shows what
 * stands in its place even for one that is there, and React leaves that for three tenths of a second.
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
