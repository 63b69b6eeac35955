import { BORRADORES } from '../../../session/borradores.ts'
import type { Seleccion } from './seleccion.ts'
import type { Valores } from './valores.ts'

/** What was filled in and not saved: only what differs from what the form started with. */
export interface Borrador {
  readonly valores: Partial<Valores>
  /** Left out while the periods and plans are as they were. */
  readonly seleccion?: Seleccion
  /** Version of the agreement it was typed over; 0 for a new one. */
  readonly version: number
}

/** In this tab alone, so that a session that expires, or a reload, loses nothing. */
const keyOf = (clave: string): string => `${BORRADORES}.convenio.${clave}`

export const readBorrador = (clave: string): Borrador | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(clave)) ?? 'null') ?? undefined
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
