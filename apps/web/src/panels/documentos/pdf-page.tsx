import { interpolar, textos } from '@apremia/core'
import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { drawPagina } from './draw-pagina.ts'
import type { PaginaDePdf } from './open-pdf.ts'
import { useNear } from './use-near.ts'
import { densityOf, PIXELES_POR_PUNTO } from './zoom.ts'

const { visor } = textos.documentos

interface PdfPageProps {
  readonly pagina: PaginaDePdf
  readonly numero: number
  readonly total: number
  readonly zoom: number
  readonly onFailure: () => void
}

/**
 * Page of a PDF, drawn only while the page is near the visible area. A text layer lies over the drawing, so that the
 * text can be read aloud, searched and copied.
 */
export const PdfPage = ({ pagina, numero, total, zoom, onFailure }: PdfPageProps) => {
  const frame = useRef<HTMLElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const near = useNear(frame)
  const [drawn, setDrawn] = useState(false)
  const escala = zoom * PIXELES_POR_PUNTO
  const { width, height } = pagina.getViewport({ scale: escala })

  useEffect(() => {
    const container = text.current
    if (container === null) return
    const layer = new TextLayer({
      textContentSource: pagina.streamTextContent(),
      container,
      viewport: pagina.getViewport({ scale: 1 }),
    })
    // When the page is unmounted, pdf.js rejects the promise of the cancelled text layer. That rejection is expected
    // and is ignored.
    layer.render().catch(() => {})
    return () => {
      layer.cancel()
      container.replaceChildren()
    }
  }, [pagina])

  useEffect(() => {
    const holder = drawing.current
    if (!near || holder === null) return
    const density = densityOf(width, height, window.devicePixelRatio)
    const { listo, stop } = drawPagina(pagina, escala * density)
    // After a zoom, the previous drawing of the PDF page stays, stretched, until the new drawing is ready.
    listo
      .then((canvas) => {
        if (!canvas) return
        holder.replaceChildren(canvas)
        setDrawn(true)
      })
      .catch(onFailure)
    return stop
  }, [near, pagina, escala, width, height, onFailure])

  useEffect(() => {
    if (near) return
    drawing.current?.replaceChildren()
    setDrawn(false)
  }, [near])

  return (
    <section
      ref={frame}
      className="pdf-page"
      aria-label={interpolar(visor.pagina, { n: numero, total })}
      aria-busy={(near && !drawn) || undefined}
      style={{ width, height, '--total-scale-factor': escala } as CSSProperties}
    >
      {near && !drawn && (
        <p className="pdf-wait">
          <span className="spinner" aria-hidden="true" />
          {visor.dibujando}
        </p>
      )}
      <div ref={drawing} className="pdf-drawing" aria-hidden="true" />
      <div ref={text} className="pdf-text" />
    </section>
  )
}
