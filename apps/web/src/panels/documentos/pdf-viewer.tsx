import { interpolar, textos } from '@apremia/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { REACHABLE } from '../../ui/reachable.ts'
import type { PaginaDePdf } from './open-pdf.ts'
import { PdfPage } from './pdf-page.tsx'
import { printPaginas } from './print-pdf.ts'
import { currentPage, fitZoom, stepZoom } from './zoom.ts'

const { visor, falla } = textos.documentos

/** Pixels of the width of the PDF viewer that are not available to a page: its margins and the scroll bar. */
const MARGEN = 44

interface PdfViewerProps {
  readonly label: string
  readonly paginas: readonly PaginaDePdf[]
  readonly onDownload: () => void
  readonly onFailure: () => void
}

export const PdfViewer = ({ label, paginas, onDownload, onFailure }: PdfViewerProps) => {
  const dispatch = useDispatch()
  const sheets = useRef<HTMLElement>(null)
  /** Zoom that the person chose in the PDF viewer. While it is undefined, each page fills the available width. */
  const [elegido, setElegido] = useState<number>()
  const [ajustado, setAjustado] = useState(1)
  const [actual, setActual] = useState(1)
  const [printing, setPrinting] = useState(false)
  const zoom = elegido ?? ajustado
  const total = paginas.length

  useLayoutEffect(() => {
    const element = sheets.current
    const puntos = Math.max(...paginas.map((pagina) => pagina.getViewport({ scale: 1 }).width))
    if (element === null) return
    const fit = () => setAjustado(fitZoom(element.offsetWidth - MARGEN, puntos))
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [paginas])

  const startsOf = (element: HTMLElement): number[] =>
    Array.from(element.children, (page) => (page instanceof HTMLElement ? page.offsetTop : 0))
  const look = () => {
    const element = sheets.current
    if (element) setActual(currentPage(startsOf(element), element.scrollTop, element.clientHeight))
  }
  const goTo = (numero: number) => {
    const element = sheets.current
    const top = element && startsOf(element)[numero - 1]
    if (top !== undefined && top !== null) element?.scrollTo({ top: top - MARGEN / 4 })
  }
  const print = async () => {
    setPrinting(true)
    try {
      await printPaginas(paginas)
    } catch {
      dispatch(notified({ kind: 'error', title: falla.titulo, text: falla.texto }))
    }
    setPrinting(false)
  }
  return (
    <div className="pdf">
      <div className="pdf-bar">
        <div className="pdf-tools">
          <Button
            variant="ghost"
            icon="anterior"
            aria-label={visor.anterior}
            title={visor.anterior}
            disabled={actual === 1}
            onClick={() => goTo(actual - 1)}
          />
          <p className="pdf-figure">{interpolar(visor.pagina, { n: actual, total })}</p>
          <Button
            variant="ghost"
            icon="siguiente"
            aria-label={visor.siguiente}
            title={visor.siguiente}
            disabled={actual === total}
            onClick={() => goTo(actual + 1)}
          />
        </div>
        <div className="pdf-tools">
          <Button
            variant="ghost"
            className="btn-icon"
            aria-label={visor.alejar}
            title={visor.alejar}
            onClick={() => setElegido(stepZoom(zoom, -1))}
          >
            −
          </Button>
          <p className="pdf-figure" role="status">
            {interpolar(visor.zoom, { n: Math.round(zoom * 100) })}
          </p>
          <Button
            variant="ghost"
            className="btn-icon"
            aria-label={visor.acercar}
            title={visor.acercar}
            onClick={() => setElegido(stepZoom(zoom, 1))}
          >
            +
          </Button>
        </div>
        <div className="pdf-tools">
          <Button
            variant="ghost"
            aria-pressed={elegido === undefined}
            onClick={() => setElegido(undefined)}
          >
            {visor.ajustar}
          </Button>
          <Button loading={printing} onClick={() => void print()}>
            {visor.imprimir}
          </Button>
          <Button variant="primary" icon="descargar" onClick={onDownload}>
            {visor.descargar}
          </Button>
        </div>
      </div>
      <section
        ref={sheets}
        className="pdf-sheets"
        aria-label={label}
        onScroll={look}
        {...REACHABLE}
      >
        {paginas.map((pagina) => (
          <PdfPage
            key={pagina.pageNumber}
            pagina={pagina}
            numero={pagina.pageNumber}
            total={total}
            zoom={zoom}
            onFailure={onFailure}
          />
        ))}
      </section>
    </div>
  )
}
