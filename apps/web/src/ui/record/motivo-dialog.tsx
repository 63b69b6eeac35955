import { type Motivo, textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { TextAreaField } from '../text-area-field.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { type RecordOutcome, useRecordDialog } from './use-record-dialog.ts'

interface MotivoDialogProps {
  readonly title: string
  /** Label of the confirm button: a verb and its object. By default, the title of the dialog. */
  readonly confirmLabel?: string
  readonly hint?: string
  readonly failureTitle?: string
  readonly check: (body: { readonly motivo: string }) => readonly Motivo[]
  readonly save: (motivo: string) => Promise<RecordOutcome>
  readonly onClose: () => void
  readonly onSaved?: () => void
  readonly children: ReactNode
}

export const MotivoDialog = (props: MotivoDialogProps) => {
  const { title, confirmLabel = title, hint, failureTitle } = props
  const dialog = useRecordDialog<never, { motivo: string }>({
    record: undefined,
    startOf: () => ({ valores: { motivo: '' }, rest: undefined, version: 0 }),
    names: ['motivo'],
    check: props.check,
    save: ({ motivo }) => props.save(motivo),
    onClose: props.onClose,
    onSaved: props.onSaved,
  })
  const { form } = dialog
  return (
    <RecordDialog
      dialog={dialog}
      title={title}
      saveLabel={confirmLabel}
      danger
      failureTitle={failureTitle}
    >
      {props.children}
      <TextAreaField
        {...form.register('motivo')}
        label={textos.formulario.motivo}
        hint={hint}
        rows={2}
        error={form.formState.errors.motivo?.message}
        required
      />
    </RecordDialog>
  )
}
