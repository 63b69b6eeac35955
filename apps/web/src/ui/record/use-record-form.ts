import type { Motivo } from '@apremia/core'
import { useState } from 'react'
import { type DefaultValues, type Path, useForm } from 'react-hook-form'
import type { Failure } from '../../api/failure.ts'
import { type Draft, keepDraft, readDraft } from './draft.ts'
import { changedFields, type Name, pickFields, resolveFields, type Values } from './fields.ts'
import { useBorrador } from './use-borrador.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** What a form starts from. */
export interface Start<V extends Values, R = undefined> {
  readonly valores: V
  /** What it holds besides its fields, plain data: undefined where there is nothing. */
  readonly rest: R
  /** 0 for a new record. */
  readonly version: number
}

interface RecordFormOptions<T, V extends Values, R> {
  /** Which form of which person: its draft is found under it. */
  readonly clave: (record: T | undefined) => string
  /** The record to change; a new one without it. */
  readonly record: T | undefined
  readonly startOf: (record: T | undefined) => Start<V, R>
  /** The fields, in the order of the form. */
  readonly names: readonly Name<V>[]
  readonly check: (valores: V, start: Start<V, R>) => readonly Motivo[]
  /** A draft typed over another version comes back too: whoever shows it says so. */
  readonly anyVersion?: boolean
  /** Whoever submits says where the focus goes. */
  readonly ownFocus?: boolean
}

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

/**
 * The form of a record: checked by core's rules, its draft kept while the tab lives, guarded against leaving it
 * unsaved, over a record that may become another one (saved, or by somebody else, D42).
 */
export const useRecordForm = <T, V extends Values, R = undefined>(
  options: RecordFormOptions<T, V, R>,
) => {
  const { startOf, names, check, anyVersion = false, ownFocus = false } = options
  const [{ record, start }, setHeld] = useState(() => ({
    record: options.record,
    start: startOf(options.record),
  }))
  const clave = options.clave(record)
  const [draft, setDraft] = useState(() => {
    const kept = readDraft<Draft<V, R>>(clave)
    return anyVersion || kept?.version === start.version ? kept : undefined
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
  const otherRest = differ(rest, start.rest)
  const dirty = changed.length > 0 || otherRest
  useLeaveGuard(dirty)
  const forget = useBorrador(
    dirty
      ? {
          valores: pickFields(valores, changed),
          version: start.version,
          ...(otherRest ? { rest } : {}),
        }
      : undefined,
    (actual) => keepDraft(clave, actual),
  )
  return {
    form,
    record,
    start,
    valores,
    rest,
    setRest,
    /** Fields that are not as the form started. */
    changed,
    otherRest,
    dirty,
    /** What had been filled in before, if any was found. */
    draft: dirty ? draft : undefined,
    /** Puts another record under the form: the fields `mine`, and the rest if `ownRest`, keep what was typed. */
    adopt: (next: T, mine: readonly Name<V>[] = [], ownRest = false) => {
      const begin = startOf(next)
      form.reset({ ...begin.valores, ...pickFields(valores, mine) })
      if (!ownRest) setRest(begin.rest)
      setHeld({ record: next, start: begin })
    },
    /** What it starts from came after the form did: it is nothing that somebody changed. */
    begin: (update: (rest: R) => R) => {
      setRest(update)
      setHeld((held) => ({ ...held, start: { ...held.start, rest: update(held.start.rest) } }))
    },
    /** Back to how it started. */
    restart: () => {
      setDraft(undefined)
      form.reset(start.valores)
      setRest(start.rest)
    },
    /** Puts what the server said of each field under it; gives back whether nothing else is left to say. */
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
