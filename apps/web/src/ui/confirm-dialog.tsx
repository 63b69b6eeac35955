import { textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { takeFocus } from './take-focus.ts'

interface ConfirmDialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly destructive?: boolean
  readonly busy?: boolean
  /** Id of the form that the confirm button submits, instead of calling `onConfirm`. */
  readonly form?: string
  readonly onConfirm?: () => void
  readonly onCancel: () => void
}

/** Asks for confirmation of an operation that cannot be undone. The focus starts on the cancel button. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog
    title={props.title}
    size="small"
    ownFocus
    onClose={props.onCancel}
    footer={
      <>
        <Button ref={takeFocus} onClick={props.onCancel}>
          {props.cancelLabel ?? textos.comunes.cancelar}
        </Button>
        <Button
          variant={props.destructive ? 'danger' : 'primary'}
          loading={props.busy ?? false}
          {...(props.form ? { type: 'submit', form: props.form } : {})}
          {...(props.onConfirm ? { onClick: props.onConfirm } : {})}
        >
          {props.confirmLabel}
        </Button>
      </>
    }
  >
    {props.children}
  </Dialog>
)
