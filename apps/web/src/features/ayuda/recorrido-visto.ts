import { huellaDePersona } from '../../session/huella-de-persona.ts'
import { readKept } from '../../ui/kept.ts'
import { choosePreference, useKept } from '../../ui/use-kept.ts'

/**
 * Name of the stored list of people who took or dismissed the tour. The list is kept in this browser only, so another
 * browser may offer the tour again.
 */
const NAME = 'recorrido'

const huellasOf = (kept: string): string[] => kept.split(',').filter((huella) => huella !== '')

export const saveVisto = (dni: string): void =>
  choosePreference(
    NAME,
    [...new Set([...huellasOf(readKept(NAME)), huellaDePersona(dni)])].join(','),
  )

export const useVisto = (dni: string): boolean =>
  huellasOf(useKept(NAME)).includes(huellaDePersona(dni))
