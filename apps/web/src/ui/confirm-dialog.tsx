import { textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { takeFocus } from './take-focus.ts'

interface ConfirmDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** Label of the button: a verb and an object. */
  readonly confirmLabel: string
  /** Text of the button that cancels. 'Cancelar' by default. */
  readonly cancelLabel?: string
  readonly destructive?: boolean
  readonly busy?: boolean
  /** Submits this form in place of calling `onConfirm`. */
  readonly form?: string
  readonly onConfirm?: () => void
  readonly onCancel: () => void
}

/** Asks before something that cannot be undone; focus starts on the way out. */
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
