import type { Line } from '../../layout/break-lines.ts'
import { drawLine } from '../../layout/draw-line.ts'
import { linesOf } from '../../layout/kept-lines.ts'
import { lineaBase, type Pieza } from '../../layout/pieza.ts'
import { oRaya } from '../../o-raya.ts'
import type { Element } from '../../pdf/outline.ts'
import type { Painter } from '../../pdf/painter.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { LETRA, type Letra } from '../../react-pdf/estilo.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import type { CuadroDeDatos } from '../v1/dato-de-parte.ts'
import { ANCHO_DE_ROTULO, cuadrosDePartes } from '../v2/datos-de-partes.ts'
import type { ConvenioConPapel } from '../v2/papel.ts'
import { CONVENIO } from './estilo.ts'
import { runsDe } from './texto.ts'

const ENTRE_CUADROS = 18
const ANCHO_DE_CUADRO = (CONVENIO.ancho - ENTRE_CUADROS) / 2
const ANCHO_DE_VALOR = ANCHO_DE_CUADRO - ANCHO_DE_ROTULO
const ALTO_DE_TITULO = LETRA.ficha.interlinea + 2.6
const AIRE = 1.9

interface Escrito {
  readonly lines: readonly Line[]
  readonly letra: Letra
  readonly ancho: number
}

const escribir = (text: string, shaper: Shaper, letra: Letra, ancho: number): Escrito => ({
  lines: linesOf(runsDe(text, shaper), (ancho * 1000) / letra.tamano, false),
  ...{ letra, ancho },
})

/** Draws a text below the height `y` of the page, as one structure element of the PDF. */
const drawEscrito = (
  painter: Painter,
  { lines, letra: { tamano, interlinea }, ancho }: Escrito,
  element: Element,
  x: number,
  y: number,
): void => {
  painter.mark(element)
  lines.forEach((line, i) => {
    const base = lineaBase(y - i * interlinea, interlinea, tamano)
    drawLine(painter, line, { x, y: base, width: ancho, size: tamano, align: 'left' })
  })
  painter.endMark()
}

const prepareCuadro = ({ titulo, datos }: CuadroDeDatos, { normal, fuerte }: Estilos) => {
  const cabeza = escribir(titulo, fuerte, LETRA.ficha, ANCHO_DE_CUADRO)
  const filas = datos.map(([rotulo, valor]) => {
    const deRotulo = escribir(rotulo, normal, LETRA.rotulo, ANCHO_DE_ROTULO)
    const deValor = escribir(oRaya(valor), normal, LETRA.ficha, ANCHO_DE_VALOR)
    const lines = Math.max(deRotulo.lines.length, deValor.lines.length)
    return { deRotulo, deValor, alto: lines * LETRA.ficha.interlinea + AIRE }
  })
  return {
    alto: ALTO_DE_TITULO + filas.reduce((suma, { alto }) => suma + alto, 0),
    draw: (painter: Painter, x: number, top: number) => {
      const { page } = painter
      drawEscrito(painter, cabeza, 'I', x, top)
      let y = top - ALTO_DE_TITULO
      page.rule(x, y + 1.3, ANCHO_DE_CUADRO, 0.6, CONVENIO.gris.texto)
      painter.open('T')
      for (const { deRotulo, deValor, alto } of filas) {
        painter.open('r')
        page.setGray(CONVENIO.gris.nota)
        drawEscrito(painter, deRotulo, 'w', x, y - AIRE / 2)
        page.setGray(CONVENIO.gris.texto)
        drawEscrito(painter, deValor, 'd', x + ANCHO_DE_ROTULO, y - AIRE / 2)
        painter.close()
        y -= alto
        page.rule(x, y, ANCHO_DE_CUADRO, 0.3, CONVENIO.gris.filete)
      }
      painter.close()
    },
  }
}

/** Draws the boxes of the two parties side by side. The boxes are never split between two pages. */
export const partesDeConvenio = (datos: ConvenioConPapel, estilos: Estilos): Pieza => {
  const cuadros = cuadrosDePartes(datos).map((cuadro) => prepareCuadro(cuadro, estilos))
  return {
    height: Math.max(...cuadros.map(({ alto }) => alto)) + 3,
    above: 8,
    atTop: 0,
    atBottom: 0,
    bond: 0,
    draw: (painter, y) => {
      cuadros.forEach(({ draw }, i) => {
        draw(painter, CONVENIO.x + i * (ANCHO_DE_CUADRO + ENTRE_CUADROS), y)
      })
    },
  }
}
