import type { Painter } from '../pdf/painter.ts'
import { paginate } from './paginate.ts'
import type { Pieza } from './pieza.ts'

export interface MedidasDeHoja {
  /**
   * Distance from the lower edge of the page to the top of the text area. `capacidad` is the height of the text area.
   * Both are in points.
   */
  readonly arriba: number
  readonly capacidad: number
  /**
   * Draws the header and the foot of the page number `pagina`. `paginas` is the total number of pages. Both are PDF
   * artifacts, so screen readers skip them.
   */
  readonly dress: (pagina: number, paginas: number) => void
}

const alturaDePagina = (piezas: readonly Pieza[], start: number, end: number): number => {
  let altura = 0
  for (let i = start; i < end; i++) {
    const pieza = piezas[i]
    if (!pieza) break
    altura += pieza.height + (i > start ? pieza.above : start > 0 ? pieza.atTop : 0)
  }
  return altura
}

export const drawPiezas = (
  painter: Painter,
  piezas: readonly Pieza[],
  { arriba, capacidad, dress }: MedidasDeHoja,
): void => {
  const starts = paginate(piezas, capacidad)
  starts.forEach((start, p) => {
    if (p === 0) dress(1, starts.length)
    else painter.turnPage(() => dress(p + 1, starts.length))
    const end = starts[p + 1] ?? piezas.length
    let y = arriba
    const libre = capacidad - alturaDePagina(piezas, start, end)
    for (let i = start; i < end; i++) {
      const pieza = piezas[i]
      if (!pieza) break
      if (i > start) y -= pieza.above
      else if (p > 0 && pieza.atTop > 0) {
        pieza.drawTop?.(painter, y)
        y -= pieza.atTop
      }
      pieza.draw(painter, y, libre)
      y -= pieza.height
    }
    const ultima = piezas[end - 1]
    if (end < piezas.length && ultima && ultima.atBottom > 0) ultima.drawBottom?.(painter, y)
  })
}
