import { useSyncExternalStore } from 'react'

/**
 * Who has taken or put away the tour, in this browser: it is only an offer, so another browser making it again
 * costs nobody anything, and the server need not know.
 */
const KEY = 'apremia.recorrido'

/** Two people may share it, and nobody is known by it: a shared browser keeps no document (S1 §2). */
const huellaDe = (dni: string): string => {
  let huella = 7
  for (const cifra of dni) huella = (huella * 31 + Number(cifra)) % 9973
  return String(huella)
}

const listeners = new Set<() => void>()
/** Without storage it is put away until the page is closed. */
let memoria: string | undefined

const read = (): string => {
  if (memoria !== undefined) return memoria
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

const huellasOf = (kept: string): string[] => kept.split(',').filter((huella) => huella !== '')

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const saveVisto = (dni: string): void => {
  const vistos = [...new Set([...huellasOf(read()), huellaDe(dni)])].join(',')
  try {
    localStorage.setItem(KEY, vistos)
  } catch {
    memoria = vistos
  }
  for (const listener of listeners) listener()
}

export const useVisto = (dni: string): boolean =>
  huellasOf(useSyncExternalStore(subscribe, read)).includes(huellaDe(dni))
