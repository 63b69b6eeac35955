import { textos } from '@apremia/core'
import './actuaciones.css'
import { ActuacionDialog } from './actuacion-dialog.tsx'
import type { AlGrabar } from './grabacion.ts'
import { NuevaForm } from './nueva-form.tsx'
import type { PedidoDeNueva } from './use-nueva.ts'

interface NuevaDialogProps extends PedidoDeNueva, AlGrabar {
  readonly onClose: () => void
}

export const NuevaDialog = ({ onClose, ...props }: NuevaDialogProps) => (
  <ActuacionDialog title={textos.gestion.grabar} onClose={onClose}>
    {(form) => <NuevaForm {...props} {...form} />}
  </ActuacionDialog>
)
