import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import type { Name, Values } from './fields.ts'
import type { RecordForm, Start } from './use-record-form.ts'

/**
 * Conflict with another person who saved the same record first. `saved` is the record that the other person saved.
 * `names` are the fields that both people changed to different values.
 */
export interface Conflict<T, V extends Values> {
  readonly saved: T
  readonly names: readonly Name<V>[]
  /**
   * True when both people also changed the data outside the text fields, such as a list of files, to different values.
   */
  readonly rest: boolean
}

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

/**
 * Resolves the conflict when another person saved the same record first (D42). Fields that only the other person
 * changed take the saved values. For a field that both people changed, the form asks which value to keep.
 */
export const useConflict = <T, V extends Values, R>(
  record: Pick<
    RecordForm<T, V, R>,
    'start' | 'valores' | 'kept' | 'changed' | 'otherRest' | 'adopt' | 'showFieldFaults'
  >,
  startOf: (saved: T) => Start<V, R>,
) => {
  const { start, valores, kept, changed, otherRest, adopt, showFieldFaults } = record
  const [conflict, setConflict] = useState<Conflict<T, V>>()
  const [rebased, setRebased] = useState(false)

  const show = (saved: T): void => {
    const theirs = startOf(saved)
    const names = changed.filter(
      (name) =>
        theirs.valores[name] !== start.valores[name] && theirs.valores[name] !== valores[name],
    )
    const both = otherRest && differ(theirs.rest, start.rest) && differ(theirs.rest, kept)
    if (names.length > 0 || both) {
      setConflict({ saved, names, rest: both })
      return
    }
    adopt(saved, changed, otherRest)
    setRebased(true)
  }

  /**
   * Continues the edit on the record that the other person saved. When `mine` is true, the fields that both people
   * changed keep the typed values. Otherwise they take the saved values.
   */
  const settle = (mine: boolean): void => {
    if (!conflict) return
    const own = mine ? changed : changed.filter((name) => !conflict.names.includes(name))
    adopt(conflict.saved, own, otherRest && (mine || !conflict.rest))
    setConflict(undefined)
  }

  /**
   * Handles a save that the server refused. When the response has the record saved by another person, opens a conflict.
   * Otherwise shows each error under its field.
   *
   * @param clave name of the response property with the record of the other person
   * @returns the failure, when some of its errors cannot be shown under a field
   */
  const take = (refused: Failure, clave: string): Failure | undefined => {
    const saved = refused.detalle?.[clave] as T | undefined
    if (saved === undefined) return showFieldFaults(refused) ? undefined : refused
    show(saved)
    return undefined
  }

  return {
    take,
    show,
    settle,
    conflict,
    theirs: conflict && startOf(conflict.saved).valores,
    rebased,
    dismiss: () => setRebased(false),
  }
}
