import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import type { Name, Values } from './fields.ts'
import type { RecordForm, Start } from './use-record-form.ts'

/** What both people changed, and how the other one left it. */
export interface Conflict<T, V extends Values> {
  readonly saved: T
  readonly names: readonly Name<V>[]
  /** Both changed what is no field. */
  readonly rest: boolean
}

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

/** Somebody saved first (D42): over what only they changed this one goes on, what both changed is asked about. */
export const useConflict = <T, V extends Values, R>(
  record: RecordForm<T, V, R>,
  startOf: (saved: T) => Start<V, R>,
) => {
  const { start, valores, rest, changed, otherRest, adopt, showFieldFaults } = record
  const [conflict, setConflict] = useState<Conflict<T, V>>()
  const [rebased, setRebased] = useState(false)

  const show = (saved: T): void => {
    const theirs = startOf(saved)
    const names = changed.filter(
      (name) =>
        theirs.valores[name] !== start.valores[name] && theirs.valores[name] !== valores[name],
    )
    const both = otherRest && differ(theirs.rest, start.rest) && differ(theirs.rest, rest)
    if (names.length > 0 || both) {
      setConflict({ saved, names, rest: both })
      return
    }
    adopt(saved, changed, otherRest)
    setRebased(true)
  }

  /** Goes on over what the other person saved, with what both changed as chosen. */
  const settle = (mine: boolean): void => {
    if (!conflict) return
    const own = mine ? changed : changed.filter((name) => !conflict.names.includes(name))
    adopt(conflict.saved, own, otherRest && (mine || !conflict.rest))
    setConflict(undefined)
  }

  /**
   * What the server refused: the record as somebody left it, or what is wrong with each field.
   *
   * @param clave what the refusal calls the record
   * @returns what is left to say
   */
  const take = (refused: Failure, clave: string): Failure | undefined => {
    const saved = refused.detalle?.[clave] as T | undefined
    if (saved === undefined) return showFieldFaults(refused) ? undefined : refused
    show(saved)
    return undefined
  }

  return { take, show, settle, conflict, rebased, dismiss: () => setRebased(false) }
}
