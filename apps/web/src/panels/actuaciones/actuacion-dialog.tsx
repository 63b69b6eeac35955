import { textos } from '@apremia/core'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const { cancelar, guardar } = textos.comunes

interface Ocupado {
  readonly enviando: string | undefined
  readonly impedido: boolean
}

export interface FormDeDialogo {
  readonly formId: string
  /**
   * Called when the form starts or stops saving. `enviando` is the text that the dialog shows meanwhile. The save
   * button is blocked while `impedido` is true.
   */
  readonly onBusy: (busy: Ocupado) => void
}

interface ActuacionDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: (form: FormDeDialogo) => ReactNode
}

/** The dialog of an action on a case cannot be closed while the action is being saved. */
export const ActuacionDialog = ({ title, onClose, children }: ActuacionDialogProps) => {
  const formId = useId()
  const [{ enviando, impedido }, setBusy] = useState<Ocupado>({
    enviando: undefined,
    impedido: true,
  })
  const busy = enviando !== undefined
  return (
    <Dialog
      title={title}
      size="large"
      onClose={() => !busy && onClose()}
      footer={
        <>
          <p className="actu-en-curso" role="status">
            {enviando}
          </p>
          <Button onClick={onClose} disabled={busy}>
            {cancelar}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy} disabled={impedido}>
            {guardar}
          </Button>
        </>
      }
    >
      {children({ formId, onBusy: setBusy })}
    </Dialog>
  )
}
