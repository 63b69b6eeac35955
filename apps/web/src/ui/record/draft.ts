import { BORRADORES } from '../../session/borradores.ts'

/** Unsaved values of a form. Only those that differ from the start values are kept. */
export interface Draft<V, R> {
  readonly valores: Partial<V>
  /** Rest of the draft. Absent while it has not changed. */
  readonly rest?: R
  /** Version of the record that was being changed, or 0 for a new record. */
  readonly version: number
}

/** Kept in sessionStorage, in this tab only, so that an expired session or a reload loses nothing. */
const keyOf = (clave: string): string => `${BORRADORES}.${clave}`

/** Reads the value kept in the tab under that name: a {@link Draft}, or other data that must outlive the page. */
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
