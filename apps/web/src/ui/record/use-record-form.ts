import type { Motivo } from '@apremia/core'
import { useState } from 'react'
import { type DefaultValues, type Path, type PathValue, useForm } from 'react-hook-form'
import type { Failure } from '../../api/failure.ts'
import { type Draft, keepDraft, readDraft } from './draft.ts'
import { changedFields, type Name, pickFields, resolveFields, type Values } from './fields.ts'
import { useBorrador } from './use-borrador.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

export interface Start<V extends Values, R = undefined> {
  readonly valores: V
  /**
   * Data of the form that are not in text fields, such as a list of files. Undefined when the form has only text
   * fields.
   */
  readonly rest: R
  readonly version: number
}

export interface RecordFormOptions<T, V extends Values, R> {
  /**
   * Returns the storage key of the draft. The key identifies the form and the person. A form without this function
   * stores no draft.
   */
  readonly clave?: (record: T | undefined) => string
  readonly record: T | undefined
  readonly startOf: (record: T | undefined) => Start<V, R>
  readonly names: readonly Name<V>[]
  readonly check: (valores: V, start: Start<V, R>) => readonly Motivo[]
  /**
   * True when the form recovers a draft although another person saved the record after the draft was stored. The form
   * must then warn the person. False by default: an outdated draft is ignored.
   */
  readonly anyVersion?: boolean
  /**
   * Returns the part of `rest` that the draft stores. `rest` is the form data outside the text fields. By default, the
   * draft stores all of `rest`.
   */
  readonly keptOf?: (rest: R) => R
  /** True when the form itself moves the focus after a submission with errors, instead of React Hook Form. */
  readonly ownFocus?: boolean
}

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

/**
 * Returns the form of a record. The browser tab stores a draft of the unsaved values, and leaving the page with unsaved
 * values asks for confirmation.
 */
export const useRecordForm = <T, V extends Values, R = undefined>(
  options: RecordFormOptions<T, V, R>,
) => {
  const { startOf, names, check, anyVersion = false, ownFocus = false } = options
  const { keptOf = (rest: R) => rest } = options
  const [{ record, start, propuestos }, setHeld] = useState(() => ({
    record: options.record,
    start: startOf(options.record),
    propuestos: [] as readonly Name<V>[],
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
          // The draft also stores the values that the server proposed, because the server may propose other values
          // later.
          valores: pickFields(valores, [...changed, ...propuestos]),
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
    kept,
    setRest,
    changed,
    otherRest,
    dirty,
    draft: dirty ? draft : undefined,
    /**
     * Continues the edit with the record `next`, for example after another person saved the record (D42). The fields
     * named in `mine` keep their typed values. When `ownRest` is true, the data outside the text fields do not change
     * either.
     */
    adopt: (next: T, mine: readonly Name<V>[] = [], ownRest = false) => {
      const begin = startOf(next)
      form.reset({ ...begin.valores, ...pickFields(valores, mine) })
      if (!ownRest) setRest(begin.rest)
      setHeld({ record: next, start: begin, propuestos: [] })
    },
    /**
     * Fills in fields with values that the server proposes. Skips the fields that the person has changed, now or in the
     * recovered draft. A proposed value does not count as an unsaved change.
     */
    propose: (propuesta: Partial<V>) => {
      const tocados = [...changed, ...names.filter((name) => name in (draft?.valores ?? {}))]
      for (const name of names)
        if (name in propuesta && !tocados.includes(name))
          form.setValue(name as unknown as Path<V>, propuesta[name] as PathValue<V, Path<V>>)
      // The values are read from `held`, because `propose` may be called twice before the next render. The variable
      // `start` would then be out of date.
      setHeld((held) => ({
        ...held,
        propuestos: names.filter((name) => name in propuesta || held.propuestos.includes(name)),
        start: { ...held.start, valores: { ...held.start.valores, ...propuesta } },
      }))
    },
    restart: () => {
      setDraft(undefined)
      form.reset(start.valores)
      setRest(start.rest)
    },
    /**
     * Shows the errors of a refused save under their fields. Returns true when every error belongs to a field of the
     * form.
     */
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
