import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'

/** Number of open modals that contain the component. 0 for a component outside every modal. */
export const ModalDepth = createContext(0)

let open = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1): void => {
  open += by
  // The listeners run in a microtask, after React has finished the render. When one modal replaces another in the same
  // render, the listeners therefore never see 0 open modals.
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}

/**
 * Counts a modal as open while the component is mounted. Returns the value of {@link ModalDepth} for the modal's
 * content.
 */
export const useOpenModal = (): number => {
  useEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
  return useContext(ModalDepth) + 1
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOpenModals = (): number => useSyncExternalStore(subscribe, () => open)
