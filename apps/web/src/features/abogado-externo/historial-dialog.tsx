import { interpolar, textos } from '@apremia/core'
import { HistorialDeCaso } from '../../panels/actuaciones/historial-de-caso.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { CasoExterno } from './abogado-externo-api.ts'

interface HistorialDialogProps {
  readonly caso: Pick<CasoExterno, 'imponible' | 'recurso'>
  readonly onClose: () => void
}

export const HistorialDialog = ({ caso, onClose }: HistorialDialogProps) => (
  <Dialog
    title={interpolar(textos.mesasPantalla.caso.historial.titulo, {
      caso: `${caso.imponible} ${caso.recurso}`,
    })}
    size="large"
    onClose={onClose}
    footer={<Button onClick={onClose}>{textos.comunes.cerrar}</Button>}
  >
    <HistorialDeCaso {...caso} />
  </Dialog>
)
