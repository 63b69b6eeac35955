import type { ReactNode } from 'react'
import './pdf.css'
import { PdfViewer } from './pdf-viewer.tsx'
import { usePaginas } from './use-paginas.ts'

interface PdfViewProps {
  readonly blob: Blob
  readonly label: string
  readonly wait: ReactNode
  readonly fallback: ReactNode
  readonly onDownload: () => void
}

export const PdfView = ({ blob, label, wait, fallback, onDownload }: PdfViewProps) => {
  const { estado, giveUp } = usePaginas(blob)
  if (estado.tipo === 'cargando') return wait
  if (estado.tipo === 'sin-vista') return fallback
  return (
    <PdfViewer label={label} paginas={estado.paginas} onDownload={onDownload} onFailure={giveUp} />
  )
}
