import { FormDialog, type FormDialogProps } from '../form-dialog.tsx'
import type { Values } from './fields.ts'
import { RecordAlerts, type RecordWords } from './record-alerts.tsx'
import type { RecordDialogState } from './use-record-dialog.ts'

interface RecordDialogProps<T, V extends Values, R>
  extends Omit<FormDialogProps, 'busy' | 'onClose' | 'onSubmit'>,
    RecordWords<V> {
  readonly dialog: RecordDialogState<T, V, R>
  readonly onReady?: ((valores: V) => void) | undefined
}

/**
 * Dialog to create or edit a record. The save button is disabled while the dialog shows that another person saved
 * different values of the same fields.
 */
export const RecordDialog = <T, V extends Values, R = undefined>(
  props: RecordDialogProps<T, V, R>,
) => {
  const { dialog, onReady = dialog.guardar, words, labels, show, failureTitle, ...frame } = props
  return (
    <FormDialog
      {...frame}
      busy={dialog.busy}
      disabled={props.disabled || dialog.conflicto.conflict !== undefined}
      onSubmit={dialog.form.handleSubmit((valores) => onReady(valores))}
      onClose={dialog.close}
    >
      <RecordAlerts {...{ dialog, words, labels, show, failureTitle }} />
      {props.children}
    </FormDialog>
  )
}
