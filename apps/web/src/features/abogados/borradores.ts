import { BORRADORES } from '../../session/borradores.ts'
import type { ValoresDeFicha } from './ficha.ts'

/** What was typed in a form and not saved yet. */
interface Borrador {
  readonly valores: ValoresDeFicha
  /** Version of the record it was typed over; 0 for a new one. */
  readonly version: number
}

/** In this tab alone, so that a session that expires, or a reload, loses nothing. */
const keyOf = (clave: string): string => `${BORRADORES}.abogado.${clave}`

/** The draft of a form, if it was typed over the same version. */
export const readBorrador = (clave: string, version: number): ValoresDeFicha | undefined => {
  try {
    const kept: Borrador | null = JSON.parse(sessionStorage.getItem(keyOf(clave)) ?? 'null')
    return kept?.version === version ? kept.valores : undefined
  } catch {
    return undefined
  }
}

export const keepBorrador = (clave: string, borrador: Borrador | undefined): void => {
  try {
    if (borrador === undefined) sessionStorage.removeItem(keyOf(clave))
    else sessionStorage.setItem(keyOf(clave), JSON.stringify(borrador))
  } catch {
    // Without storage the draft lasts as long as the form.
  }
}
