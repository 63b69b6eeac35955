import { huellaDePersona } from '../../session/huella-de-persona.ts'
import { readKept } from '../../ui/kept.ts'
import { choosePreference, useKept } from '../../ui/use-kept.ts'

/**
 * Who has taken or put away the tour, in this browser: it is only an offer, so another browser making it again
 * costs nobody anything, and the server need not know.
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
