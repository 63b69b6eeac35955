import { textos } from '@apremia/core'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'

const { cancelar, guardar } = textos.comunes

export interface FormDeDialogo {
  readonly formId: string
  /** Whether it is being saved, or cannot be. */
  readonly onBusy: (busy: { readonly enviando: boolean; readonly impedido: boolean }) => void
}

interface FormDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: (form: FormDeDialogo) => ReactNode
}

/** A form in a dialog, with its buttons always in sight; while it is being saved it stays. */
export const FormDialog = ({ title, onClose, children }: FormDialogProps) => {
  const formId = useId()
  const [{ enviando, impedido }, setBusy] = useState({ enviando: false, impedido: true })
  return (
    <Dialog
      title={title}
      size="large"
      onClose={() => !enviando && onClose()}
      footer={
        <>
          <Button onClick={onClose} disabled={enviando}>
            {cancelar}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={enviando}
            disabled={impedido}
            onMouseDown={keepFocus}
          >
            {guardar}
          </Button>
        </>
      }
    >
      {children({ formId, onBusy: setBusy })}
    </Dialog>
  )
}
