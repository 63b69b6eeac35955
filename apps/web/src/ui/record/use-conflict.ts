import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import type { Name, Values } from './fields.ts'
import type { RecordForm, Start } from './use-record-form.ts'

/** Changes of both people over the same record, and the record as the other person saved it. */
export interface Conflict<T, V extends Values> {
  readonly saved: T
  readonly names: readonly Name<V>[]
  /** True when both also changed the part of the record outside the fields. */
  readonly rest: boolean
}

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

/**
 * Handles a record that somebody else saved first (D42). Changes that only the other person made are adopted; the form
 * asks about those both made.
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
   * Continues over the record that the other person saved. `mine` decides whose value stays in the fields that both
   * changed.
   */
  const settle = (mine: boolean): void => {
    if (!conflict) return
    const own = mine ? changed : changed.filter((name) => !conflict.names.includes(name))
    adopt(conflict.saved, own, otherRest && (mine || !conflict.rest))
    setConflict(undefined)
  }

  /**
   * Handles a refusal of the server: opens a conflict when it brings the saved record, or shows the fault of each
   * field.
   *
   * @param clave name of the record in the refusal
   * @returns the failure that is still to be shown, if any
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
    /** Values as the other person saved them, while there is a conflict. */
    theirs: conflict && startOf(conflict.saved).valores,
    rebased,
    dismiss: () => setRebased(false),
  }
}
