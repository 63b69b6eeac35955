import {
  type CartaDatos,
  type Centavos,
  formatCentavos,
  type ImponibleIntimado,
  sumCentavos,
} from '@apremia/core'
import { drawLine, drawShaped } from '../../layout/draw-line.ts'
import { linesOf } from '../../layout/kept-lines.ts'
import { lineaBase, type Pieza } from '../../layout/pieza.ts'
import type { Element } from '../../pdf/outline.ts'
import type { Painter } from '../../pdf/painter.ts'
import type { Shaped } from '../../pdf/shaper.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { CARTA } from './estilo.ts'
import { detalleDe, lapsoDe, nombreDeImponible } from './textos.ts'

const RELLENO = 3
const X = CARTA.pagina.izquierda
const IMPORTE = 86
/**
 * Columns of the table of the claimed debt. `x` is the left or the right edge to which a column is aligned, in points
 * from the left margin.
 */
const COLUMNAS = [
  { titulo: 'Imponible y recurso', x: RELLENO, align: 'left' },
  { titulo: 'Períodos', x: 124, align: 'left' },
  { titulo: 'Capital', x: CARTA.ancho - 2 * IMPORTE - RELLENO, align: 'right' },
  { titulo: 'Interés', x: CARTA.ancho - IMPORTE - RELLENO, align: 'right' },
  { titulo: 'Total', x: CARTA.ancho - RELLENO, align: 'right' },
] as const
const ALTO_CABEZA = 18
const ALTO_TOTAL = 19

const importes = ({
  capital,
  interes,
  total,
}: Pick<ImponibleIntimado, 'capital' | 'interes' | 'total'>): Centavos[] => [
  capital,
  interes,
  total,
]

const celdas = (
  painter: Painter,
  shaped: readonly Shaped[],
  base: number,
  tamano: number,
  element: Element | null,
  desde = 0,
) => {
  shaped.forEach((cell, i) => {
    const columna = COLUMNAS[desde + i]
    if (!columna) return
    if (element) painter.mark(element)
    drawShaped(painter, cell, X + columna.x, base, tamano, columna.align)
    if (element) painter.endMark()
  })
}

/**
 * Draws the table of the claimed debt, with one row for each property or business, and the total. On a new page, the
 * table begins with the sum of the rows of the previous pages.
 */
export const detalleIntimado = (
  datos: CartaDatos,
  { normal, fuerte }: Estilos,
  formatTotal: (importe: Centavos) => string,
): Pieza[] => {
  const { imponibles } = datos
  const filas = imponibles.map((item) => [
    normal.figures(nombreDeImponible(item)),
    normal.figures(lapsoDe(item)),
    ...importes(item).map((importe) => normal.figures(formatCentavos(importe))),
  ])
  const totales = importes(datos).map((importe) => fuerte.figures(formatTotal(importe)))
  const ancho = [...filas, totales].reduce(
    (max, fila) => fila.slice(-3).reduce((m, { width }) => Math.max(m, width), max),
    0,
  )
  const tamano = Math.min(CARTA.tabla.tamano, ((IMPORTE - 2 * RELLENO) * 1000) / ancho)
  const titulos = COLUMNAS.map(({ titulo }) => normal.shape(titulo))

  const cabeza = (painter: Painter, y: number, element: Element | null) => {
    painter.page.rule(X, y, CARTA.ancho, 0.8, 0)
    painter.page.rule(X, y - ALTO_CABEZA + 2, CARTA.ancho, 0.4, 0)
    celdas(painter, titulos, lineaBase(y, ALTO_CABEZA - 2, 8.8), 8.8, element)
  }
  const repetirCabeza = (painter: Painter, y: number) => {
    painter.page.beginArtifact()
    cabeza(painter, y, null)
    painter.page.end()
  }

  const transporte = (painter: Painter, rotulo: string, hasta: number, y: number) => {
    const previos = imponibles.slice(0, hasta)
    const sumas = (['capital', 'interes', 'total'] as const).map((campo) =>
      normal.figures(formatCentavos(sumCentavos(previos.map((item) => item[campo])))),
    )
    const base = lineaBase(y, CARTA.tabla.interlinea, tamano)
    painter.page.beginArtifact()
    painter.page.setGray(CARTA.gris.rotulo)
    drawShaped(painter, normal.shape(rotulo), X + RELLENO, base, tamano, 'left')
    celdas(painter, sumas, base, tamano, null, 2)
    painter.page.setGray(CARTA.gris.texto)
    painter.page.end()
  }

  const ultima = filas.length - 1
  const piezas = filas.map((fila, i): Pieza => {
    const item = imponibles[i]
    const box = ((CARTA.ancho - 2 * RELLENO) * 1000) / CARTA.tabla.nota
    const notas = item ? linesOf([{ text: detalleDe(item), shaper: normal }], box, false) : []
    return {
      height: CARTA.tabla.interlinea + notas.length * CARTA.tabla.bajoNota + 2,
      above: 0,
      atTop: ALTO_CABEZA + (i > 0 ? CARTA.tabla.interlinea : 0),
      atBottom: i < ultima ? CARTA.tabla.interlinea : 0,
      // Keeps the last row of the table on the same page as the total.
      bond: i === ultima ? 1 : 0,
      draw: (painter, y) => {
        if (i === 0) painter.open('b')
        else painter.page.rule(X, y, CARTA.ancho, 0.3, CARTA.gris.filete)
        painter.open('r')
        celdas(painter, fila, lineaBase(y - 1, CARTA.tabla.interlinea, tamano), tamano, 'd')
        painter.mark('d')
        painter.page.setGray(CARTA.gris.rotulo)
        notas.forEach((line, n) => {
          const top = y - 1 - CARTA.tabla.interlinea - n * CARTA.tabla.bajoNota
          const base = lineaBase(top, CARTA.tabla.bajoNota, CARTA.tabla.nota)
          const width = CARTA.ancho - 2 * RELLENO
          const place = {
            x: X + RELLENO,
            y: base,
            width,
            size: CARTA.tabla.nota,
            align: 'left',
          } as const
          drawLine(painter, line, place)
        })
        painter.page.setGray(CARTA.gris.texto)
        painter.endMark()
        painter.close()
        if (i === ultima) painter.close()
      },
      drawTop: (painter, y) => {
        repetirCabeza(painter, y)
        if (i > 0) transporte(painter, 'Transporte', i, y - ALTO_CABEZA)
      },
      drawBottom: (painter, y) => {
        painter.page.rule(X, y, CARTA.ancho, 0.3, CARTA.gris.filete)
        transporte(painter, 'A transportar', i + 1, y)
      },
    }
  })

  return [
    {
      height: ALTO_CABEZA,
      above: 10,
      atTop: 0,
      atBottom: 0,
      bond: 2,
      draw: (painter, y) => {
        painter.open('T')
        painter.open('h')
        painter.open('r')
        cabeza(painter, y, 'c')
        painter.close()
        painter.close()
      },
    },
    ...piezas,
    {
      height: ALTO_TOTAL,
      above: 2,
      atTop: ALTO_CABEZA,
      atBottom: 0,
      bond: 1,
      draw: (painter, y) => {
        const base = lineaBase(y, ALTO_TOTAL - 3, tamano)
        painter.page.rule(X, y, CARTA.ancho, 0.8, 0)
        painter.page.rule(X, y - ALTO_TOTAL + 3, CARTA.ancho, 0.4, 0)
        painter.page.rule(X, y - ALTO_TOTAL + 1.4, CARTA.ancho, 0.4, 0)
        painter.open('f')
        painter.open('r')
        painter.mark('w')
        drawShaped(painter, fuerte.shape('TOTAL'), X + RELLENO, base, tamano, 'left')
        painter.endMark()
        celdas(painter, totales, base, tamano, 'd', 2)
        painter.close()
        painter.close()
        painter.close()
      },
      drawTop: repetirCabeza,
    },
  ]
}
