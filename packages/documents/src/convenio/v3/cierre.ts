import { drawLine } from '../../layout/draw-line.ts'
import { linesOf } from '../../layout/kept-lines.ts'
import { lineaBase, type Pieza } from '../../layout/pieza.ts'
import { joinPieces } from '../../layout/prepare-datos.ts'
import { LETRA } from '../../react-pdf/estilo.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { bloqueDeVerificacion } from '../../verificacion/bloque-de-verificacion.ts'
import { CONFORMIDAD } from '../v1/clausulas.ts'
import { ESPACIO_PARA_FIRMAR } from '../v1/estilo.ts'
import { splitClausulas } from '../v1/split-clausulas.ts'
import { clausulasV2 } from '../v2/clausulas.ts'
import { type Firmante, firmantes } from '../v2/firmantes.ts'
import type { ConvenioConPapel } from '../v2/papel.ts'
import { CONVENIO } from './estilo.ts'
import { type ParrafosDeConvenio, runsDe } from './texto.ts'

const A_LOS_LADOS = 6
const ENTRE_FIRMAS = 40
const ANCHO_DE_FIRMA = (CONVENIO.ancho - 2 * A_LOS_LADOS - ENTRE_FIRMAS) / 2
const BAJO_LA_RAYA = 4
const ARRIBA_DEL_BLOQUE = 14
const { tamano, interlinea } = LETRA.ficha

/**
 * Breaks the texts below the line of a signature into lines: the name of the signer and other data. Each text is a
 * separate structure element of the PDF.
 */
const escribirFirma = ({ nombre, lineas }: Firmante, { normal, fuerte }: Estilos) =>
  [runsDe(nombre, fuerte), ...lineas.map((linea) => runsDe(linea, normal))].map((runs) =>
    linesOf(runs, (ANCHO_DE_FIRMA * 1000) / tamano, false),
  )

/** Builds the signatures and, below them, the block that lets anybody verify the document. */
const firmas = (datos: ConvenioConPapel, estilos: Estilos): Pieza => {
  const { codigoVerificacion, direccionVerificacion: direccion } = datos
  const papel = {
    codigoVerificacion,
    ...(direccion === undefined ? {} : { direccionVerificacion: joinPieces(direccion) }),
  }
  const bloque = bloqueDeVerificacion(papel, estilos, CONVENIO.ancho)
  const columnas = firmantes(datos).map((firmante) => escribirFirma(firmante, estilos))
  const renglones = Math.max(...columnas.map((textos) => textos.flat().length))
  const deFirmas = ESPACIO_PARA_FIRMAR + BAJO_LA_RAYA + renglones * interlinea
  return {
    height: deFirmas + (bloque ? ARRIBA_DEL_BLOQUE + bloque.alto : 0),
    above: 0,
    atTop: 0,
    atBottom: 0,
    bond: 0,
    draw: (painter, y) => {
      const raya = y - ESPACIO_PARA_FIRMAR
      columnas.forEach((textos, i) => {
        const x = CONVENIO.x + A_LOS_LADOS + i * (ANCHO_DE_FIRMA + ENTRE_FIRMAS)
        const place = { x, width: ANCHO_DE_FIRMA, size: tamano, align: 'center' } as const
        painter.page.rule(x, raya, ANCHO_DE_FIRMA, 0.6, CONVENIO.gris.texto)
        let top = raya - BAJO_LA_RAYA
        for (const lines of textos) {
          painter.mark('P')
          for (const line of lines) {
            drawLine(painter, line, { ...place, y: lineaBase(top, interlinea, tamano) })
            top -= interlinea
          }
          painter.endMark()
        }
      })
      bloque?.draw(painter, CONVENIO.x, y - deFirmas - ARRIBA_DEL_BLOQUE)
    },
  }
}

/** Builds the clauses and the signatures. The layout never leaves the signatures alone on a page. */
export const cierreDeConvenio = (
  datos: ConvenioConPapel,
  estilos: Estilos,
  { clausula, escribir }: ParrafosDeConvenio,
): Pieza[] => {
  const { sueltas, conFirmas } = splitClausulas(clausulasV2(datos))
  const juntas = { inner: 2, bond: 2 } as const
  return [
    ...sueltas.flatMap((tramos) => clausula(tramos)),
    ...conFirmas.flatMap((tramos) => clausula(tramos, juntas)),
    ...escribir(CONFORMIDAD, juntas),
    firmas(datos, estilos),
  ]
}
