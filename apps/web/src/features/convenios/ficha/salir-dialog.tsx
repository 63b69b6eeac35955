import { textos } from '@apremia/core'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'

const { salir } = textos.convenios.ficha

interface SalirDialogProps {
  readonly onStay: () => void
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

export const SalirDialog = ({ onStay, onKeep, onDiscard }: SalirDialogProps) => (
  <Dialog
    title={salir.titulo}
    ownFocus
    onClose={onStay}
    footer={
      <>
        <Button variant="danger" onClick={onDiscard}>
          {salir.descartar}
        </Button>
        <Button onClick={onKeep}>{salir.conservar}</Button>
        <Button variant="primary" ref={takeFocus} onClick={onStay}>
          {salir.seguir}
        </Button>
      </>
    }
  >
    <p>{salir.texto}</p>
  </Dialog>
)
