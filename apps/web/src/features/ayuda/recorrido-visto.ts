import { huellaDePersona } from '../../session/huella-de-persona.ts'
import { readKept } from '../../ui/kept.ts'
import { choosePreference, useKept } from '../../ui/use-kept.ts'

/**
 * Keeps in this browser the people who have taken or dismissed the tour. The tour is only an offer, so another browser
 * may offer it again and the server need not know.
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
