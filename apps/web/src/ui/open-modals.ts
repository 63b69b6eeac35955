import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'

/** Number of modals that contain the rendered element. */
export const ModalDepth = createContext(0)

let open = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1): void => {
  open += by
  // A modal replaced by another in the same change does not count as closed.
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}

/** Counts a modal while it is on screen. Returns the depth for its content. */
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

/** How many modals are on screen. */
export const useOpenModals = (): number => useSyncExternalStore(subscribe, () => open)
