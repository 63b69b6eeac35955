import { huellaDePersona } from '../../session/huella-de-persona.ts'
import { readKept } from '../../ui/kept.ts'
import { choosePreference, useKept } from '../../ui/use-kept.ts'

/**
 * Storage key of the first-day tasks that each person hid from the home screen. The value has the hash of each person
 * and the keys of the hidden tasks: '123/mesas+planes,45/mesas'.
 */
const NAME = 'puesta-en-marcha'

const entriesOf = (kept: string): [string, string][] =>
  kept
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [huella = '', claves = ''] = entry.split('/')
      return [huella, claves]
    })

/**
 * Hides the pending tasks `claves` from the home screen of the person. A task that becomes pending later is still
 * shown.
 */
export const saveOcultos = (dni: string, claves: readonly string[]): void => {
  const entries = new Map(entriesOf(readKept(NAME)))
  entries.set(huellaDePersona(dni), claves.join('+'))
  choosePreference(NAME, [...entries].map(([huella, dichas]) => `${huella}/${dichas}`).join(','))
}

export const useOcultos = (dni: string): readonly string[] =>
  new Map(entriesOf(useKept(NAME))).get(huellaDePersona(dni))?.split('+') ?? []
