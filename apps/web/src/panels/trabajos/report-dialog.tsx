import { Dialog } from '../../ui/dialog.tsx'
import type { Trabajo } from './trabajo.ts'
import { TrabajoReport } from './trabajo-report.tsx'

interface ReportDialogProps {
  readonly trabajo: Trabajo
  readonly onClose: () => void
}

export const ReportDialog = ({ trabajo, onClose }: ReportDialogProps) => (
  <Dialog title={`Informe de ${trabajo.titulo}`} size="large" onClose={onClose}>
    <TrabajoReport trabajo={trabajo} />
  </Dialog>
)
