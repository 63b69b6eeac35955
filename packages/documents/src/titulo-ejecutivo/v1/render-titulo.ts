import type { TituloDatos } from '@apremia/core'
import { drawShaped } from '../../layout/draw-line.ts'
import { drawPiezas } from '../../layout/draw-piezas.ts'
import type { Pieza } from '../../layout/pieza.ts'
import { oRaya } from '../../o-raya.ts'
import type { ByteWriter } from '../../pdf/byte-writer.ts'
import { cleanText } from '../../pdf/clean-text.ts'
import type { FileWriter } from '../../pdf/file-writer.ts'
import { Painter } from '../../pdf/painter.ts'
import { cierre } from './cierre.ts'
import { tablaDeDetalle } from './detalle.ts'
import { encabezado } from './encabezado.ts'
import { ANCHO, CAPACIDAD, CUERPO, type Estilos, GRIS, PAGINA } from './estilo.ts'
import { ficha } from './ficha.ts'
import { parrafo } from './pieza.ts'
import { certificacion, nombreMunicipio, numeroDeTitulo, SUBTITULO } from './textos.ts'

/**
 * Draws the header of the pages after the first page, and the foot of every page. The header and the foot are PDF
 * artifacts, so screen readers skip them.
 */
const margenes = (
  painter: Painter,
  datos: TituloDatos,
  { normal }: Estilos,
  pagina: number,
  paginas: number,
) => {
  const [izquierda, derecha] = [PAGINA.izquierda, PAGINA.izquierda + ANCHO]
  const titulo = `Título ejecutivo ${numeroDeTitulo(datos)}`
  const { page } = painter
  page.beginArtifact()
  page.setGray(GRIS.nota)
  if (pagina > 1) {
    const y = PAGINA.alto - 30
    drawShaped(painter, normal.figures(nombreMunicipio(datos)), izquierda, y, 8, 'left')
    drawShaped(painter, normal.figures(titulo), derecha, y, 8, 'right')
    page.rule(izquierda, y - 5, ANCHO, 0.4, 0)
  }
  page.rule(izquierda, 46, ANCHO, 0.4, 0)
  const codigo = normal.figures(`Código de verificación ${oRaya(datos.codigoVerificacion)}`)
  const centro = izquierda + ANCHO / 2 + (codigo.width * 8) / 2000
  drawShaped(painter, normal.figures(titulo), izquierda, 35, 8, 'left')
  drawShaped(painter, codigo, centro, 35, 8, 'right')
  drawShaped(painter, normal.figures(`Página ${pagina} de ${paginas}`), derecha, 35, 8, 'right')
  page.setGray(GRIS.texto)
  page.end()
}

const piezasDe = (datos: TituloDatos, estilos: Estilos): Pieza[] => [
  ...encabezado(datos, estilos),
  ...parrafo(
    certificacion(datos).map(({ texto, fuerte }) => ({
      text: texto,
      shaper: fuerte ? estilos.fuerte : estilos.normal,
    })),
    { ...CUERPO, align: 'justify', element: 'P', above: 8 },
  ),
  ...ficha(datos, estilos),
  ...rotuloDeDetalle(estilos),
  ...tablaDeDetalle(datos, estilos),
  ...cierre(datos, estilos),
]

export const rotuloDeDetalle = ({ fuerte }: Estilos): Pieza[] =>
  parrafo([{ text: 'DETALLE DE LA LIQUIDACIÓN', shaper: fuerte }], {
    ...CUERPO,
    align: 'left',
    element: 'I',
    above: 9,
    bond: 2,
    repeated: true,
  })

export type DibujoDeTitulo = (
  datos: TituloDatos,
  estilos: Estilos,
  writer: FileWriter,
  out: ByteWriter,
) => void

/** Creates the function that draws the pieces of a version on pages with the same header and foot. */
export const createDibujo =
  (piezasDe: (datos: TituloDatos, estilos: Estilos) => readonly Pieza[]): DibujoDeTitulo =>
  (datos, estilos, writer, out) => {
    const painter = new Painter(writer.fontNames)
    painter.open('D')
    drawPiezas(painter, piezasDe(datos, estilos), {
      arriba: PAGINA.alto - PAGINA.arriba,
      capacidad: CAPACIDAD,
      dress: (pagina, paginas) => margenes(painter, datos, estilos, pagina, paginas),
    })
    painter.close()
    const author = cleanText(nombreMunicipio(datos))
    const info = {
      title: `Título ejecutivo N.º ${datos.numero}, ${author}`,
      author,
      subject: SUBTITULO,
      date: datos.fechaEmision,
    }
    writer.write(painter, info, out)
  }

export const renderTitulo = createDibujo(piezasDe)
