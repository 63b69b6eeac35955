import { interpolar, textos } from '@apremia/core'
import { saveBlob } from '../../../api/documents.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import { withWords } from '../../../ui/with-words.ts'
import { useGetConvenioQuery } from '../convenios-api.ts'
import './pdf.css'
import { PdfViewer } from './pdf-viewer.tsx'
import { usePdf } from './use-pdf.ts'

const { falla, pdf, pdfNoEncontrado } = textos.convenios

interface PdfDialogProps {
  readonly id: number
  readonly onClose: () => void
}

/** The document of a confirmed agreement, in the page (S1 §2, §8; D46). */
export const PdfDialog = ({ id, onClose }: PdfDialogProps) => {
  const { data } = useGetConvenioQuery({ params: { id } })
  const numero = data?.convenio ?? ''
  return (
    <Dialog
      title={interpolar(pdf.titulo, { convenio: numero }).trim()}
      size="large"
      onClose={onClose}
    >
      <Documento id={id} numero={numero} />
    </Dialog>
  )
}

const Documento = ({ id, numero }: { readonly id: number; readonly numero: string }) => {
  const { estado, retry, giveUp } = usePdf(id)
  if (estado.tipo === 'cargando') {
    return (
      <>
        <p role="status">{pdf.cargando}</p>
        <ListSkeleton />
      </>
    )
  }
  if (estado.tipo === 'fallo') {
    const { failure } = estado
    return failure.status === 404 ? (
      <Alert kind="error" title={pdfNoEncontrado.titulo}>
        <p>{pdfNoEncontrado.texto}</p>
      </Alert>
    ) : (
      <FailureAlert failure={withWords(failure, falla.texto)} onRetry={retry} />
    )
  }
  const { archivo } = estado
  const download = () => saveBlob(archivo.blob, archivo.nombre)
  if (estado.tipo === 'sin-vista') {
    return (
      <Alert
        kind="aviso"
        title={pdf.sinVista}
        actions={
          <Button icon="descargar" onClick={download}>
            {pdf.descargar}
          </Button>
        }
      />
    )
  }
  return (
    <PdfViewer
      label={interpolar(pdf.documento, { convenio: numero })}
      paginas={estado.paginas}
      onDownload={download}
      onFailure={giveUp}
    />
  )
}
