import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Failure } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import type { Values } from './fields.ts'
import { useConflict } from './use-conflict.ts'
import { type RecordForm, type RecordFormOptions, useRecordForm } from './use-record-form.ts'

/** Result of saving a record. A result without `failure` means that the record was saved. */
export interface RecordOutcome {
  readonly failure?: Failure | undefined
  /** True to show the failure in the alert above the form too, although a field of the form already shows it. */
  readonly tellAlways?: boolean
  readonly title?: string
  readonly text?: string
}

export interface RecordDialogOptions<T, V extends Values, R> extends RecordFormOptions<T, V, R> {
  /**
   * Name of a property of the error response. When another person saved the record first, this property has the record
   * of that person (D42).
   */
  readonly enRechazo?: string
  readonly save: (valores: V, ficha: RecordForm<T, V, R>) => Promise<RecordOutcome>
  readonly onClose: () => void
  readonly onSaved?: (() => void) | undefined
}

/**
 * Returns the state and the functions of a dialog that edits a record. When saving fails, the dialog shows the failure
 * and keeps the typed values. A lost connection is also a failure.
 */
export const useRecordDialog = <T, V extends Values, R = undefined>(
  options: RecordDialogOptions<T, V, R>,
) => {
  const { onClose, onSaved = onClose } = options
  const dispatch = useDispatch()
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const ficha = useRecordForm(options)
  const conflicto = useConflict(ficha, options.startOf)
  const dismiss = () => {
    setFailure(undefined)
    conflicto.dismiss()
  }
  const guardar = async (valores: V): Promise<void> => {
    dismiss()
    setBusy(true)
    const outcome = await options.save(valores, ficha).finally(() => setBusy(false))
    const { failure: refused, tellAlways, title, text } = outcome
    if (refused) {
      const untold = conflicto.take(refused, options.enRechazo ?? '')
      setFailure(tellAlways ? refused : untold)
      return
    }
    ficha.forget()
    if (title !== undefined) dispatch(notified({ kind: 'exito', title, ...(text && { text }) }))
    onSaved()
  }
  return {
    ficha,
    form: ficha.form,
    conflicto,
    failure,
    busy,
    /** Saves the given values without checking the values again. */
    guardar,
    dismiss,
    close: () => {
      ficha.forget()
      onClose()
    },
  }
}

export type RecordDialogState<T, V extends Values, R = undefined> = ReturnType<
  typeof useRecordDialog<T, V, R>
>
