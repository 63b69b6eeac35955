import type { PaginaDePdf } from './open-pdf.ts'

interface Dibujo {
  /** Resolves to the canvas with the drawn PDF page, or to undefined when `stop` was called before the end. */
  readonly listo: Promise<HTMLCanvasElement | undefined>
  readonly stop: () => void
}

/**
 * Draws a page of a PDF on a new canvas. `escala` is the number of canvas pixels per point of the page.
 * @throws when the page cannot be drawn
 */
export const drawPagina = (pagina: PaginaDePdf, escala: number, intent = 'display'): Dibujo => {
  const viewport = pagina.getViewport({ scale: escala })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const task = pagina.render({ canvas, viewport, intent })
  let stopped = false
  const listo = task.promise.then(
    () => canvas,
    (error: unknown) => {
      if (stopped) return undefined
      throw error
    },
  )
  return {
    listo,
    stop: () => {
      stopped = true
      task.cancel()
    },
  }
}
