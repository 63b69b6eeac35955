import type { Motivo } from '@apremia/core'
import { useState } from 'react'
import { type DefaultValues, type Path, useForm } from 'react-hook-form'
import type { Failure } from '../../api/failure.ts'
import { type Draft, keepDraft, readDraft } from './draft.ts'
import { changedFields, type Name, pickFields, resolveFields, type Values } from './fields.ts'
import { useBorrador } from './use-borrador.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Start values of a form. */
export interface Start<V extends Values, R = undefined> {
  readonly valores: V
  /** Plain data of the form outside its fields, or undefined when there is none. */
  readonly rest: R
  /** 0 for a new record. */
  readonly version: number
}

export interface RecordFormOptions<T, V extends Values, R> {
  /** Key of the draft: the form and the person. Without it, no draft is kept. */
  readonly clave?: (record: T | undefined) => string
  /** Record to change, or undefined for a new one. */
  readonly record: T | undefined
  readonly startOf: (record: T | undefined) => Start<V, R>
  /** Fields in the order of the form. */
  readonly names: readonly Name<V>[]
  readonly check: (valores: V, start: Start<V, R>) => readonly Motivo[]
  /** Recovers a draft typed over another version too. The form that shows it has to say so. */
  readonly anyVersion?: boolean
  /** Part of the rest that counts as a change and that a draft keeps. All of it when left out. */
  readonly keptOf?: (rest: R) => R
  /** The form moves the focus itself when it is submitted with faults. */
  readonly ownFocus?: boolean
}

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

/**
 * Form of a record, checked by the rules of core. Its draft is kept while the tab lives, and leaving it unsaved is
 * guarded. The record may change under the form, when it is saved or somebody else saves it (D42).
 */
export const useRecordForm = <T, V extends Values, R = undefined>(
  options: RecordFormOptions<T, V, R>,
) => {
  const { startOf, names, check, anyVersion = false, ownFocus = false } = options
  const { keptOf = (rest: R) => rest } = options
  const [{ record, start }, setHeld] = useState(() => ({
    record: options.record,
    start: startOf(options.record),
  }))
  const clave = options.clave?.(record)
  const [draft, setDraft] = useState(() => {
    const found = clave === undefined ? undefined : readDraft<Draft<V, R>>(clave)
    return anyVersion || found?.version === start.version ? found : undefined
  })
  const form = useForm<V>({
    resolver: resolveFields(names, (valores) => check(valores, start)),
    defaultValues: { ...start.valores, ...draft?.valores } as DefaultValues<V>,
    mode: 'onTouched',
    shouldFocusError: !ownFocus,
  })
  const [rest, setRest] = useState<R>(draft?.rest ?? start.rest)
  const valores = form.watch()
  const changed = changedFields(names, start.valores, valores)
  const kept = keptOf(rest)
  const otherRest = differ(kept, start.rest)
  const dirty = changed.length > 0 || otherRest
  useLeaveGuard(dirty)
  const forget = useBorrador(
    dirty
      ? {
          valores: pickFields(valores, changed),
          version: start.version,
          ...(otherRest ? { rest: kept } : {}),
        }
      : undefined,
    (actual) => clave !== undefined && keepDraft(clave, actual),
  )
  return {
    form,
    record,
    start,
    valores,
    rest,
    /** Part of the rest that counts as a change. */
    kept,
    setRest,
    /** Fields whose value differs from the start value. */
    changed,
    otherRest,
    dirty,
    /** Recovered draft, if there was any. */
    draft: dirty ? draft : undefined,
    /** Puts another record under the form. The fields `mine`, and the rest if `ownRest`, keep the typed values. */
    adopt: (next: T, mine: readonly Name<V>[] = [], ownRest = false) => {
      const begin = startOf(next)
      form.reset({ ...begin.valores, ...pickFields(valores, mine) })
      if (!ownRest) setRest(begin.rest)
      setHeld({ record: next, start: begin })
    },
    /** Returns to the start values. */
    restart: () => {
      setDraft(undefined)
      form.reset(start.valores)
      setRest(start.rest)
    },
    /** Shows under each field the faults that the server found. Returns true when no other fault is left to show. */
    showFieldFaults: ({ fields = [] }: Failure, shown: readonly Name<V>[] = names): boolean => {
      const known = fields.flatMap(({ field, message }) => {
        const name = shown.find((one) => one === field)
        return name === undefined ? [] : [{ name, message }]
      })
      known.forEach(({ name, message }, index) => {
        const focus = { shouldFocus: index === 0 }
        form.setError(name as unknown as Path<V>, { type: 'servidor', message }, focus)
      })
      return known.length > 0 && known.length === fields.length
    },
    forget,
  }
}

export type RecordForm<T, V extends Values, R = undefined> = ReturnType<
  typeof useRecordForm<T, V, R>
>
