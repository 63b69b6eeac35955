import { convenios } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { DocumentoView } from '../../panels/documentos/documento-view.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { withWords } from '../../ui/with-words.ts'
import { useGetConvenioQuery } from './convenios-api.ts'

const { falla, pdf, pdfNoEncontrado } = textos.convenios

interface PdfDialogProps {
  readonly id: number
  readonly onClose: () => void
}

export const PdfDialog = ({ id, onClose }: PdfDialogProps) => {
  const { data } = useGetConvenioQuery({ params: { id } })
  const numero = data?.convenio ?? ''
  return (
    <Dialog
      title={interpolar(pdf.titulo, { convenio: numero }).trim()}
      size="large"
      onClose={onClose}
    >
      <DocumentoView
        entry={convenios.downloadConvenio}
        input={{ params: { id } }}
        label={interpolar(pdf.documento, { convenio: numero })}
        renderFailure={(failure, retry) =>
          failure.status === 404 ? (
            <Alert kind="error" title={pdfNoEncontrado.titulo}>
              <p>{pdfNoEncontrado.texto}</p>
            </Alert>
          ) : (
            <FailureAlert failure={withWords(failure, falla.texto)} onRetry={retry} />
          )
        }
      />
    </Dialog>
  )
}
