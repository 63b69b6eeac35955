import { textos } from '@apremia/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** Verb and object: what the button does. */
  readonly confirmLabel: string
  readonly destructive?: boolean
  readonly busy?: boolean
  /** Submits this form in place of calling `onConfirm`. */
  readonly form?: string
  readonly onConfirm?: () => void
  readonly onCancel: () => void
}

/** Asks before something that cannot be undone; focus starts on the way out. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <Dialog
      title={props.title}
      size="small"
      onClose={props.onCancel}
      footer={
        <>
          <Button ref={cancel} onClick={props.onCancel}>
            {textos.comunes.cancelar}
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
}
