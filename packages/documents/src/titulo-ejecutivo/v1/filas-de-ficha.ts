import type { Line } from '../../layout/break-lines.ts'
import { drawLine, drawShaped } from '../../layout/draw-line.ts'
import { keptLinesOf, linesOf } from '../../layout/kept-lines.ts'
import { lineaBase, type Pieza } from '../../layout/pieza.ts'
import { oRaya } from '../../o-raya.ts'
import type { Painter } from '../../pdf/painter.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { ANCHO, type Estilos, FICHA, GRIS, PAGINA } from './estilo.ts'

interface Dato {
  readonly rotulo: string
  readonly valor: string
  readonly fuerte?: boolean
  /** True for a text that most executive titles of a batch repeat. The text is divided into lines only once. */
  readonly repetido?: boolean
}

/**
 * Distance, in points, from the left margin of an executive title to the values. These are the values in the first of
 * its two columns of data.
 */
const ROTULO = 88
/**
 * Distances, in points, from the left margin of an executive title. They go to the labels and to the values in the
 * second column of data.
 */
const SEGUNDO = { rotulo: 316, valor: 364 }
const AIRE = 12
/** Maximum number of lines of a value that shares its row of the title with another value. */
const MAX_LINEAS_DE_PAR = 3
const { tamano, interlinea } = FICHA

const lineas = ({ valor, repetido }: Dato, shaper: Shaper, ancho: number): readonly Line[] => {
  const box = (ancho * 1000) / tamano
  return (repetido ? keptLinesOf : linesOf)([{ text: oRaya(valor), shaper }], box, false)
}

const filete = ({ page }: Painter, y: number) => {
  page.rule(PAGINA.izquierda, y, ANCHO, 0.3, GRIS.filete)
}

const RELLENO = 1.1

export interface FilasDeFicha {
  readonly fila: (dato: Dato) => Pieza[]
  readonly par: (uno: Dato, otro: Dato) => Pieza[]
}

export const createFilasDeFicha = ({ normal, fuerte }: Estilos): FilasDeFicha => {
  const rotular = (painter: Painter, texto: string, x: number, y: number) => {
    painter.mark('w')
    painter.page.setGray(GRIS.rotulo)
    const base = lineaBase(y, interlinea, tamano)
    drawShaped(painter, normal.shape(texto), x, base, FICHA.rotulo, 'left')
    painter.page.setGray(GRIS.texto)
    painter.endMark()
  }
  const escribir = (painter: Painter, line: Line, x: number, y: number, ancho: number) => {
    const base = lineaBase(y, interlinea, tamano)
    drawLine(painter, line, { x, y: base, width: ancho, size: tamano, align: 'left' })
  }

  const fila = (dato: Dato): Pieza[] => {
    const { rotulo } = dato
    const x = PAGINA.izquierda + ROTULO
    const lines = lineas(dato, dato.fuerte ? fuerte : normal, ANCHO - ROTULO)
    const last = lines.length - 1
    return lines.map((line, i) => ({
      height: interlinea + (i === 0 ? RELLENO : 0) + (i === last ? RELLENO : 0),
      above: 0,
      atTop: 0,
      atBottom: 0,
      bond: i < last && lines.length <= MAX_LINEAS_DE_PAR ? 2 : 0,
      draw: (painter, y) => {
        const top = i === 0 ? y - RELLENO : y
        if (i === 0) {
          painter.open('r')
          rotular(painter, rotulo, PAGINA.izquierda, top)
          painter.mark('e')
        }
        escribir(painter, line, x, top, ANCHO - ROTULO)
        if (i < last) return
        painter.endMark()
        painter.close()
        filete(painter, top - interlinea - RELLENO)
      },
    }))
  }

  const par = (uno: Dato, otro: Dato): Pieza[] => {
    const anchos = [SEGUNDO.rotulo - ROTULO - AIRE, ANCHO - SEGUNDO.valor] as const
    const columnas = [
      lineas(uno, uno.fuerte ? fuerte : normal, anchos[0]),
      lineas(otro, otro.fuerte ? fuerte : normal, anchos[1]),
    ] as const
    const alto = Math.max(columnas[0].length, columnas[1].length)
    if (alto > MAX_LINEAS_DE_PAR) return [...fila(uno), ...fila(otro)]
    const x = PAGINA.izquierda
    return [
      {
        height: alto * interlinea + 2 * RELLENO,
        above: 0,
        atTop: 0,
        atBottom: 0,
        bond: 0,
        draw: (painter, y) => {
          const top = y - RELLENO
          const valor = (lines: readonly Line[], left: number, ancho: number) => {
            painter.mark('d')
            lines.forEach((line, i) => {
              escribir(painter, line, left, top - i * interlinea, ancho)
            })
            painter.endMark()
          }
          painter.open('r')
          rotular(painter, uno.rotulo, x, top)
          valor(columnas[0], x + ROTULO, anchos[0])
          rotular(painter, otro.rotulo, x + SEGUNDO.rotulo, top)
          valor(columnas[1], x + SEGUNDO.valor, anchos[1])
          painter.close()
          filete(painter, top - alto * interlinea - RELLENO)
        },
      },
    ]
  }

  return { fila, par }
}

/** Makes one table element of the PDF structure with all the rows of data of the title, for screen readers. */
export const enclose = (filas: readonly Pieza[]): Pieza[] => {
  const ultima = filas.length - 1
  return filas.map((pieza, i) => ({
    ...pieza,
    above: i === 0 ? 8 : 0,
    draw: (painter, y, libre) => {
      if (i === 0) {
        painter.open('T')
        filete(painter, y)
      }
      pieza.draw(painter, y, libre)
      if (i === ultima) painter.close()
    },
  }))
}
