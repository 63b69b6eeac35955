import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'

/** Number of open modals that contain the component. 0 for a component outside every modal. */
export const ModalDepth = createContext(0)

let open = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1): void => {
  open += by
  // These listeners follow the number of open modals. They run after React has finished the render. When one modal
  // replaces another in the same render, they therefore never see 0 open modals.
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}

/**
 * Counts a modal as open while the component is mounted. Returns the number of open modals around the content of this
 * modal, including this one.
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
