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

/** What the tab keeps under that name: a {@link Draft}, or what else must not be lost with the page. */
export const readDraft = <T>(clave: string): T | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(clave)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const keepDraft = <T>(clave: string, draft: T | undefined): void => {
  try {
    if (draft === undefined) sessionStorage.removeItem(keyOf(clave))
    else sessionStorage.setItem(keyOf(clave), JSON.stringify(draft))
  } catch {
    // Without storage the draft lasts as long as the form.
  }
}
