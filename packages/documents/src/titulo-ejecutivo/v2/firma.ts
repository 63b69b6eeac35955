import type { TituloDatos } from '@apremia/core'
import type { Line } from '../../layout/break-lines.ts'
import { drawLine, drawShaped } from '../../layout/draw-line.ts'
import { keptLinesOf, linesOf } from '../../layout/kept-lines.ts'
import { lineaBase, type Pieza } from '../../layout/pieza.ts'
import { oRaya } from '../../o-raya.ts'
import type { Painter } from '../../pdf/painter.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { bloqueDeVerificacion } from '../../verificacion/bloque-de-verificacion.ts'
import { ANCHO, type Estilos, GRIS, PAGINA } from '../v1/estilo.ts'
import { enMayusculas } from '../v1/textos.ts'
import { autorizacion } from './textos.ts'

/**
 * Minimum height, in points, of the two boxes for signatures. When the page has room, they grow by up to `ALTO_DE_MAS`
 * points.
 */
const ALTO = 42
const ALTO_DE_MAS = 30
/** The left box of the page is for a digital signature. The right box is for a signature and a seal on paper. */
const DIGITAL = { x: 0, ancho: 196, rotulo: 'Firma digital (Ley 25.506)' }
const OLOGRAFA = { x: 212, ancho: ANCHO - 212, rotulo: 'Firma y sello' }
const ROTULO = 7.6
/** Field for the digital signature. It is inside the left box, below the label of the box. */
const CAMPO = { nombre: 'Firma', margen: 1, arriba: 13 }
const FIRMANTE = { ancho: OLOGRAFA.ancho, tamano: 9.6, interlinea: 12.4 }
const VERIFICACION = { ancho: DIGITAL.ancho, tamano: 8.2, interlinea: 10.6 }

interface Escrito {
  readonly line: Line
  readonly tamano: number
  readonly interlinea: number
}

interface Renglon {
  readonly ancho: number
  readonly tamano: number
  readonly interlinea: number
}

const escribir = (
  texto: string,
  shaper: Shaper,
  { ancho, tamano, interlinea }: Renglon,
  breakText: typeof linesOf = keptLinesOf,
): Escrito[] =>
  breakText([{ text: texto, shaper }], (ancho * 1000) / tamano, false).map((line) => ({
    ...{ line, tamano, interlinea },
  }))

const altoDe = (escritos: readonly Escrito[]): number =>
  escritos.reduce((sum, { interlinea }) => sum + interlinea, 0)

const FILETE = 0.5

/**
 * A page can draw only horizontal lines. So each vertical side of a box is a very short line, as thick as the box is
 * high.
 */
const recuadro = ({ page }: Painter, x: number, y: number, ancho: number, alto: number) => {
  page.rule(x, y, ancho, FILETE, GRIS.rotulo)
  page.rule(x, y - alto, ancho, FILETE, GRIS.rotulo)
  for (const lado of [x, x + ancho - FILETE])
    page.rule(lado, y - alto / 2, FILETE, alto + FILETE, GRIS.rotulo)
}

export const firma = (datos: TituloDatos, { normal, fuerte }: Estilos): Pieza => {
  const { municipio } = datos
  const autorizado = autorizacion(municipio)
  const firmante = [
    ...escribir(oRaya(enMayusculas(municipio.funcionario)), fuerte, FIRMANTE),
    ...escribir(oRaya(municipio.cargo), normal, FIRMANTE),
    ...(autorizado === '' ? [] : escribir(autorizado, normal, FIRMANTE)),
  ]
  const nota = [
    ...escribir('Código de verificación', normal, VERIFICACION),
    ...escribir(
      oRaya(datos.codigoVerificacion),
      fuerte,
      { ancho: VERIFICACION.ancho, tamano: 11, interlinea: 15 },
      linesOf,
    ),
    ...escribir('Identifica este título ante el municipio.', normal, VERIFICACION),
  ]
  const bloque = bloqueDeVerificacion(datos, { normal, fuerte }, DIGITAL.ancho)
  return {
    height: ALTO + 4 + Math.max(altoDe(firmante), bloque?.alto ?? altoDe(nota)),
    above: 8,
    atTop: 0,
    atBottom: 0,
    bond: 0,
    draw: (painter, y, libre) => {
      const alto = ALTO + Math.max(0, Math.min(libre, ALTO_DE_MAS))
      const columna = (
        escritos: readonly Escrito[],
        { x, ancho }: { x: number; ancho: number },
        align: 'left' | 'center',
      ) => {
        let top = y - alto - 4
        painter.mark('P')
        for (const { line, tamano, interlinea } of escritos) {
          const base = lineaBase(top, interlinea, tamano)
          drawLine(painter, line, {
            ...{ x: PAGINA.izquierda + x, y: base, width: ancho },
            ...{ size: tamano, align },
          })
          top -= interlinea
        }
        painter.endMark()
      }
      for (const { x, ancho, rotulo } of [DIGITAL, OLOGRAFA]) {
        recuadro(painter, PAGINA.izquierda + x, y, ancho, alto)
        painter.mark('P')
        painter.page.setGray(GRIS.rotulo)
        const izquierda = PAGINA.izquierda + x + 4
        drawShaped(painter, normal.shape(rotulo), izquierda, y - 10, ROTULO, 'left')
        painter.page.setGray(GRIS.texto)
        painter.endMark()
      }
      if (datos.campoDeFirma)
        painter.addSignatureField({
          name: CAMPO.nombre,
          tooltip: 'Firma digital de quien emite el título',
          rectangle: [
            PAGINA.izquierda + DIGITAL.x + CAMPO.margen,
            y - alto + CAMPO.margen,
            PAGINA.izquierda + DIGITAL.x + DIGITAL.ancho - CAMPO.margen,
            y - CAMPO.arriba,
          ],
        })
      columna(firmante, OLOGRAFA, 'center')
      if (bloque) bloque.draw(painter, PAGINA.izquierda + DIGITAL.x, y - alto - 4)
      else columna(nota, DIGITAL, 'left')
    },
  }
}
