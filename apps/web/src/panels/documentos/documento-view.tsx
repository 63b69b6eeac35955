import type { InputOf } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { saveBlob } from '../../api/documents.ts'
import type { FileEntry } from '../../api/endpoint.ts'
import type { Failure } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import type { ArchivoTraido } from './fetch-archivo.ts'
import { ImagenView } from './imagen-view.tsx'
import { useArchivo } from './use-archivo.ts'

const { visor } = textos.documentos

const Abriendo = () => (
  <>
    <p role="status">{visor.cargando}</p>
    <ListSkeleton />
  </>
)

const PdfView = later(async () => (await import('./pdf-view.tsx')).PdfView, <Abriendo />)

interface DocumentoViewProps<E extends FileEntry> {
  readonly entry: E
  readonly input: InputOf<E>
  readonly label: string
  readonly renderFailure: (failure: Failure, retry: () => void) => ReactNode
}

export const DocumentoView = <E extends FileEntry>(props: DocumentoViewProps<E>) => {
  const { entry, input, label, renderFailure } = props
  const { estado, retry } = useArchivo(entry, input)
  if (estado.tipo === 'cargando') return <Abriendo />
  if (estado.tipo === 'fallo') return renderFailure(estado.failure, retry)
  const { archivo } = estado
  const download = () => saveBlob(archivo.blob, archivo.nombre)
  const sinVista = <SinVista onDownload={download} />
  if (archivo.blob.type.startsWith('image/')) {
    return (
      <ImagenView blob={archivo.blob} label={label} fallback={sinVista} onDownload={download} />
    )
  }
  if (!isPdf(archivo)) return sinVista
  return (
    <PdfView
      blob={archivo.blob}
      label={label}
      wait={<Abriendo />}
      fallback={sinVista}
      onDownload={download}
    />
  )
}

const isPdf = ({ blob, nombre }: ArchivoTraido): boolean =>
  blob.type === 'application/pdf' || /\.pdf$/i.test(nombre)

const SinVista = ({ onDownload }: { readonly onDownload: () => void }) => (
  <Alert
    kind="aviso"
    title={visor.sinVista}
    actions={
      <Button icon="descargar" onClick={onDownload}>
        {visor.descargar}
      </Button>
    }
  />
)
