import {
  type Centavos,
  formatCentavos,
  formatFecha,
  type PeriodoReclamado,
  sumCentavos,
  type TituloDatos,
} from '@apremia/core'
import { drawShaped } from '../../layout/draw-line.ts'
import { lineaBase, type Pieza } from '../../layout/pieza.ts'
import { DESCONOCIDO } from '../../o-raya.ts'
import type { Element } from '../../pdf/outline.ts'
import type { Painter } from '../../pdf/painter.ts'
import type { Shaped } from '../../pdf/shaper.ts'
import { ANCHO, type Estilos, GRIS, PAGINA, TABLA } from './estilo.ts'

const RELLENO = 3
const X = PAGINA.izquierda
/**
 * Columns of the table of the claimed tax periods. `x` is the left or the right edge to which a column is aligned, in
 * points from the left margin.
 */
const COLUMNAS = [
  { titulo: 'Año', x: RELLENO, align: 'left' },
  { titulo: 'Cuota', x: 66, align: 'right' },
  { titulo: 'Vencimiento', x: 98, align: 'left' },
  { titulo: 'Capital', x: ANCHO - 2 * 101 - RELLENO, align: 'right' },
  { titulo: 'Interés', x: ANCHO - 101 - RELLENO, align: 'right' },
  { titulo: 'Total', x: ANCHO - RELLENO, align: 'right' },
] as const
const ANCHO_DE_IMPORTE = 101 - 2 * RELLENO
const ALTO_CABEZA = 18
const ALTO_TOTAL = 19

type Importes = Pick<PeriodoReclamado, 'capital' | 'interes' | 'total'>

const importes = ({ capital, interes, total }: Importes): Centavos[] => [capital, interes, total]

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
 * Builds the table of the claimed tax periods.
 *
 * @param rotulo label of the last row, which has the sums of the table
 */
export const tablaDeDetalle = (
  datos: Pick<TituloDatos, 'periodos' | 'capital' | 'interes' | 'total'>,
  { normal, fuerte }: Estilos,
  rotulo = 'TOTAL',
): Pieza[] => {
  const { periodos } = datos
  const filas = periodos.map((p) =>
    [
      String(p.anio),
      String(p.cuota),
      p.vencimiento === null ? DESCONOCIDO : formatFecha(p.vencimiento),
      ...importes(p).map(formatCentavos),
    ].map(normal.figures),
  )
  const totales = importes(datos).map((importe) => fuerte.figures(formatCentavos(importe)))
  const ancho = [...filas, totales].reduce(
    (max, fila) => fila.slice(-3).reduce((m, { width }) => Math.max(m, width), max),
    0,
  )
  const tamano = Math.min(TABLA.tamano, (ANCHO_DE_IMPORTE * 1000) / ancho)
  const titulos = COLUMNAS.map(({ titulo }) => normal.shape(titulo))

  const cabeza = (painter: Painter, y: number, element: Element | null) => {
    painter.page.rule(X, y, ANCHO, 0.8, 0)
    painter.page.rule(X, y - ALTO_CABEZA + 2, ANCHO, 0.4, 0)
    celdas(painter, titulos, lineaBase(y, ALTO_CABEZA - 2, 8.8), 8.8, element)
  }

  const transporte = (painter: Painter, rotulo: string, hasta: number, y: number) => {
    const previos = periodos.slice(0, hasta)
    const sumas = (['capital', 'interes', 'total'] as const).map((campo) =>
      normal.figures(formatCentavos(sumCentavos(previos.map((p) => p[campo])))),
    )
    const base = lineaBase(y, TABLA.interlinea, tamano)
    painter.page.beginArtifact()
    painter.page.setGray(GRIS.rotulo)
    drawShaped(painter, normal.shape(rotulo), X + RELLENO, base, tamano, 'left')
    celdas(painter, sumas, base, tamano, null, 3)
    painter.page.setGray(GRIS.texto)
    painter.page.end()
  }

  const ultima = filas.length - 1
  const piezas = filas.map((fila, i): Pieza => {
    const previa = periodos[i - 1]
    const cambiaElAnio = previa !== undefined && previa.anio !== periodos[i]?.anio
    return {
      height: TABLA.interlinea,
      above: 0,
      atTop: ALTO_CABEZA + (i > 0 ? TABLA.interlinea : 0),
      atBottom: i < ultima ? TABLA.interlinea : 0,
      // Keeps the first two rows of the table on the same page, and the last two rows on the same page as the total.
      bond: i === 0 || i === ultima - 1 || i === ultima ? 1 : 0,
      draw: (painter, y) => {
        if (cambiaElAnio) painter.page.rule(X, y, ANCHO, 0.3, GRIS.filete)
        if (i === 0) painter.open('b')
        painter.open('r')
        celdas(painter, fila, lineaBase(y, TABLA.interlinea, tamano), tamano, 'd')
        painter.close()
        if (i === ultima) painter.close()
      },
      drawTop: (painter, y) => {
        painter.page.beginArtifact()
        cabeza(painter, y, null)
        painter.page.end()
        if (i > 0) transporte(painter, 'Transporte', i, y - ALTO_CABEZA)
      },
      drawBottom: (painter, y) => {
        painter.page.rule(X, y, ANCHO, 0.3, GRIS.filete)
        transporte(painter, 'A transportar', i + 1, y)
      },
    }
  })

  return [
    {
      height: ALTO_CABEZA,
      above: 3,
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
        painter.page.rule(X, y, ANCHO, 0.8, 0)
        painter.page.rule(X, y - ALTO_TOTAL + 3, ANCHO, 0.4, 0)
        painter.page.rule(X, y - ALTO_TOTAL + 1.4, ANCHO, 0.4, 0)
        painter.open('f')
        painter.open('r')
        painter.mark('W')
        drawShaped(painter, fuerte.shape(rotulo), X + RELLENO, base, tamano, 'left')
        painter.endMark()
        celdas(painter, totales, base, tamano, 'd', 3)
        painter.close()
        painter.close()
        painter.close()
      },
      drawTop: (painter, y) => {
        painter.page.beginArtifact()
        cabeza(painter, y, null)
        painter.page.end()
      },
    },
  ]
}
