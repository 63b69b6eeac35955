import { BORRADORES } from '../../session/borradores.ts'

/** What was filled in and not saved: only what differs from what the form started with. */
export interface Draft<V, R> {
  readonly valores: Partial<V>
  /** Left out while it is as it was. */
  readonly rest?: R
  /** Version of the record it was typed over; 0 for a new one. */
  readonly version: number
}

/** In this tab alone, so that a session that expires, or a reload, loses nothing. */
const keyOf = (clave: string): string => `${BORRADORES}.${clave}`

export const readDraft = <V, R>(clave: string): Draft<V, R> | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(clave)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const keepDraft = <V, R>(clave: string, draft: Draft<V, R> | undefined): void => {
  try {
    if (draft === undefined) sessionStorage.removeItem(keyOf(clave))
    else sessionStorage.setItem(keyOf(clave), JSON.stringify(draft))
  } catch {
    // Without storage the draft lasts as long as the form.
  }
}
