import { type ComponentType, createElement, lazy, useState } from 'react'

/**
 * A component whose script comes when it is first shown at the latest, or once it is brought. `lazy` alone shows what
 * stands in its place even for one that is there, and React leaves that for three tenths of a second.
 */
export const later = <Props extends object, C extends ComponentType<Props> = ComponentType<Props>>(
  load: () => Promise<C>,
) => {
  let brought: C | undefined
  const bring = async (): Promise<C> => {
    brought = await load()
    return brought
  }
  const Later: ComponentType<Props> = lazy(
    async (): Promise<{ default: ComponentType<Props> }> => ({ default: await bring() }),
  )
  const Here = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => brought ?? Later)
    return createElement(Shown, props)
  }
  return Object.assign(Here, { bring })
}
