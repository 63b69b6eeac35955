import { Dialog as PrimeDialog } from 'primereact/dialog'
import type { ReactNode } from 'react'
import { ModalDepth, useOpenModal } from './open-modals.ts'
import './prime.ts'
import { useFirstField } from './use-first-field.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  /**
   * Called when the person presses Escape or the close button. When `closable` is false, the dialog has no close button
   * and ignores Escape.
   */
  readonly onClose: () => void
  readonly size?: 'small' | 'medium' | 'large' | 'full'
  readonly closable?: boolean
  /**
   * True when the content of the dialog moves the focus itself. The dialog then does not move the focus when it opens.
   */
  readonly ownFocus?: boolean
  /** Selector of the element that takes the focus when the dialog opens. By default the first field takes the focus. */
  readonly opensOn?: string | undefined
}

export const Dialog = (props: DialogProps) => {
  useReturnFocus()
  const depth = useOpenModal()
  const content = useFirstField(props.opensOn)
  return (
    <PrimeDialog
      visible
      modal
      header={<h2 className="dialog-title">{props.title}</h2>}
      footer={props.footer}
      onHide={props.onClose}
      className={`dialog dialog-${props.size ?? 'medium'}`}
      closable={props.closable ?? true}
      closeOnEscape={props.closable ?? true}
      draggable={false}
      resizable={false}
      focusOnShow={!props.ownFocus}
      blockScroll
    >
      <div ref={props.ownFocus ? undefined : content} className="dialog-content">
        <ModalDepth value={depth}>{props.children}</ModalDepth>
      </div>
    </PrimeDialog>
  )
}
