import { actuaciones } from '@apremia/api-client'
import { ArchivoDialog } from '../documentos/archivo-dialog.tsx'

interface DocumentoDialogProps {
  readonly documento: { readonly id: number; readonly nombre: string }
  readonly onClose: () => void
}

export const DocumentoDialog = ({ documento, onClose }: DocumentoDialogProps) => (
  <ArchivoDialog
    title={documento.nombre}
    entry={actuaciones.getActuacionDocumento}
    input={{ params: { id: documento.id } }}
    onClose={onClose}
  />
)
