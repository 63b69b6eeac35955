import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'

/** How many modals what is drawn is inside of. */
export const ModalDepth = createContext(0)

let open = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1): void => {
  open += by
  // One that gives way to another, in the same change, has not left the page.
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}

/** Counts a modal while it is on screen; the depth of what it holds. */
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
