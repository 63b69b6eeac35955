import { readKept } from '../../ui/kept.ts'
import { choosePreference, useKept } from '../../ui/use-kept.ts'

/**
 * Who has taken or put away the tour, in this browser: it is only an offer, so another browser making it again
 * costs nobody anything, and the server need not know.
 */
const NAME = 'recorrido'

/** Two people may share it, and nobody is known by it: a shared browser keeps no document (S1 §2). */
const huellaDe = (dni: string): string => {
  let huella = 7
  for (const cifra of dni) huella = (huella * 31 + Number(cifra)) % 9973
  return String(huella)
}

const huellasOf = (kept: string): string[] => kept.split(',').filter((huella) => huella !== '')

export const saveVisto = (dni: string): void =>
  choosePreference(NAME, [...new Set([...huellasOf(readKept(NAME)), huellaDe(dni)])].join(','))

export const useVisto = (dni: string): boolean => huellasOf(useKept(NAME)).includes(huellaDe(dni))
