import { interpolar, textos } from '@apremia/core'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formatDuration } from '../ui/format.ts'
import { takeFocus } from '../ui/take-focus.ts'

const acceso = textos.acceso

interface IdleDialogProps {
  readonly segundos: number
  readonly onStay: () => void
}

export const IdleDialog = ({ segundos, onStay }: IdleDialogProps) => (
  <Dialog
    title="¿Sigue ahí?"
    size="small"
    ownFocus
    onClose={onStay}
    footer={
      <Button ref={takeFocus} variant="primary" onClick={onStay}>
        {acceso.seguirConectado}
      </Button>
    }
  >
    <p>{interpolar(acceso.sesionPorVencer, { minutos: Math.max(1, Math.ceil(segundos / 60)) })}</p>
    <p className="countdown" aria-hidden="true">
      {formatDuration(segundos * 1000)}
    </p>
  </Dialog>
)
