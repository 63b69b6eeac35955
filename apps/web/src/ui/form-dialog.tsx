import { textos } from '@apremia/core'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import type { IconName } from './icon.tsx'

export interface FormDialogProps {
  readonly title: string
  readonly size?: 'small' | 'medium' | 'large'
  readonly saveLabel?: string
  readonly saveIcon?: IconName
  readonly cancelLabel?: string
  readonly busy?: boolean
  readonly disabled?: boolean
  readonly readOnly?: boolean
  /** True when the operation cannot be undone. The dialog is then small and the focus starts on the cancel button. */
  readonly danger?: boolean
  readonly aside?: ReactNode
  readonly onSubmit: (event: FormEvent) => unknown
  readonly onClose: () => void
  readonly children: ReactNode
  /** Content before the form element. As it is outside the form, it may contain forms of its own. */
  readonly before?: ReactNode
  readonly after?: ReactNode
}

export const FormDialog = (props: FormDialogProps) => {
  const { title, busy = false, onClose, before, after } = props
  const formId = useId()
  const saveLabel = props.saveLabel ?? textos.comunes.guardar
  const form = (
    <form
      id={formId}
      className="form form-full"
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit(event)
      }}
      noValidate
    >
      {props.children}
    </form>
  )
  if (props.danger)
    return (
      <ConfirmDialog
        title={title}
        confirmLabel={saveLabel}
        destructive
        busy={busy}
        form={formId}
        onCancel={onClose}
      >
        {form}
      </ConfirmDialog>
    )
  return (
    <Dialog
      title={title}
      {...(props.size && { size: props.size })}
      onClose={onClose}
      footer={
        <>
          {props.aside}
          <Button onClick={onClose}>{props.cancelLabel ?? textos.comunes.cancelar}</Button>
          {!props.readOnly && (
            <Button
              variant="primary"
              type="submit"
              form={formId}
              {...(props.saveIcon && { icon: props.saveIcon })}
              loading={busy}
              disabled={props.disabled}
            >
              {saveLabel}
            </Button>
          )}
        </>
      }
    >
      {before || after ? (
        <div className="stack">
          {before}
          {form}
          {after}
        </div>
      ) : (
        form
      )}
    </Dialog>
  )
}
