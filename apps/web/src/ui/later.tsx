import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Opening } from './opening.tsx'

/** Content shown while the script of a component loads. It may be a function of the properties of the component. */
type Placeholder<Props> = ReactNode | ((props: Props) => ReactNode)

type Loading<Props> = ComponentType<Props> | { readonly error: unknown } | undefined

/**
 * Makes a component whose script loads on first render, or earlier through `load`. With its script already loaded, the
 * component renders without the placeholder. A failed load reaches the nearest error boundary, and the next mount tries
 * again.
 *
 * `lazy` of React is not used, because it keeps a fallback on screen for 0.3 seconds. During that time, no part of the
 * page that arrives later is shown.
 */
export const later = <Props extends object, C extends ComponentType<Props>>(
  importOf: () => Promise<C & ComponentType<Props>>,
  placeholder: Placeholder<Props> = <Opening />,
) => {
  let loaded: C | undefined
  const load = async (): Promise<C> => {
    loaded = await importOf()
    return loaded
  }
  const Later = (props: Props) => {
    const [shown, setShown] = useState<{ readonly is: Loading<Props> }>({ is: loaded })
    const waiting = shown.is === undefined
    useEffect(() => {
      if (!waiting) return
      let left = false
      const show = (is: Loading<Props>) => {
        if (!left) setShown({ is })
      }
      load().then(show, (error: unknown) => show({ error }))
      return () => {
        left = true
      }
    }, [waiting])
    if (shown.is === undefined)
      return typeof placeholder === 'function' ? placeholder(props) : placeholder
    if ('error' in shown.is) throw shown.is.error
    const Shown = shown.is
    return <Shown {...props} />
  }
  return Object.assign(Later, { load })
}
