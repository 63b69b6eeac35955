import type { TituloDatos } from '@apremia/core'
import { drawMargenes, type MargenesDeHoja } from '../../layout/draw-margenes.ts'
import { drawPiezas } from '../../layout/draw-piezas.ts'
import type { Pieza } from '../../layout/pieza.ts'
import { runsOf } from '../../layout/runs-of.ts'
import { oRaya } from '../../o-raya.ts'
import type { ByteWriter } from '../../pdf/byte-writer.ts'
import { cleanText } from '../../pdf/clean-text.ts'
import type { FileWriter } from '../../pdf/file-writer.ts'
import { Painter } from '../../pdf/painter.ts'
import { cierre } from './cierre.ts'
import { tablaDeDetalle } from './detalle.ts'
import { encabezado } from './encabezado.ts'
import { ANCHO, CAPACIDAD, CUERPO, type Estilos, PAGINA } from './estilo.ts'
import { ficha } from './ficha.ts'
import { parrafo } from './pieza.ts'
import { certificacion, nombreMunicipio, numeroDeTitulo, SUBTITULO } from './textos.ts'

const margenesDe = (datos: TituloDatos): MargenesDeHoja => {
  const titulo = `Título ejecutivo ${numeroDeTitulo(datos)}`
  return {
    ...{ x: PAGINA.izquierda, ancho: ANCHO },
    cabeza: [nombreMunicipio(datos), titulo],
    pie: [titulo, `Código de verificación ${oRaya(datos.codigoVerificacion)}`],
  }
}

const piezasDe = (datos: TituloDatos, estilos: Estilos): Pieza[] => [
  ...encabezado(datos, estilos),
  ...parrafo(runsOf(estilos)(certificacion(datos)), {
    ...CUERPO,
    align: 'justify',
    element: 'P',
    above: 8,
  }),
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

/** Creates the function that draws a version of the executive title. All the versions have the same header and foot. */
export const createDibujo =
  (piezasDe: (datos: TituloDatos, estilos: Estilos) => readonly Pieza[]): DibujoDeTitulo =>
  (datos, estilos, writer, out) => {
    const painter = new Painter(writer.fontNames)
    painter.open('D')
    drawPiezas(painter, piezasDe(datos, estilos), {
      arriba: PAGINA.alto - PAGINA.arriba,
      capacidad: CAPACIDAD,
      dress: (...paginas) => drawMargenes(painter, estilos.normal, margenesDe(datos), paginas),
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
