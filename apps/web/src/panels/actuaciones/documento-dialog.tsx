import { actuaciones } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { withWords } from '../../ui/with-words.ts'
import { DocumentoView } from '../documentos/documento-view.tsx'

interface DocumentoDialogProps {
  readonly documento: { readonly id: number; readonly nombre: string }
  readonly onClose: () => void
}

/** A document of an action, in the page (S2 §2.3). */
export const DocumentoDialog = ({ documento, onClose }: DocumentoDialogProps) => (
  <Dialog title={documento.nombre} size="large" onClose={onClose}>
    <DocumentoView
      entry={actuaciones.getActuacionDocumento}
      input={{ params: { id: documento.id } }}
      label={documento.nombre}
      renderFailure={(failure, retry) => (
        <FailureAlert failure={withWords(failure, textos.documentos.falla.texto)} onRetry={retry} />
      )}
    />
  </Dialog>
)
