import { BORRADORES } from '../../session/borradores.ts'

/**
 * Unsaved edits of a form, stored in the browser tab. `valores` has only the fields that differ from the initial
 * values.
 */
export interface Draft<V, R> {
  readonly valores: Partial<V>
  /** Data of the form outside its text fields, such as a list of files. Absent while these data are unchanged. */
  readonly rest?: R
  /** Version of the record that the form edits, or 0 for a new record. */
  readonly version: number
}

/**
 * Returns the `sessionStorage` key of a draft. The draft stays in this tab and survives a reload or an expired session.
 */
const keyOf = (clave: string): string => `${BORRADORES}.${clave}`

/**
 * Reads the value stored in this tab under the name `clave`: a {@link Draft}, or other data that must survive a reload.
 */
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
    // In a browser without session storage, the draft of a form is lost when the form closes.
  }
}
