import type { HojaDeEvaluacion } from '@apremia/core'
import { CAPITALS, LETTERS } from '../pdf/base-characters.ts'
import { ByteWriter } from '../pdf/byte-writer.ts'
import { cleanText } from '../pdf/clean-text.ts'
import { type Deflate, portableDeflate } from '../pdf/deflate.ts'
import { createFileWriter } from '../pdf/file-writer.ts'
import { createSharedFont } from '../pdf/font-set.ts'
import { Painter } from '../pdf/painter.ts'
import { nombreDeMunicipio } from '../react-pdf/palabras.ts'
import type { Fuentes } from '../titulo-ejecutivo/create-titulo-renderer.ts'
import { drawEvaluacion } from './v1/draw-evaluacion.ts'

/**
 * The PDF of the sheet of an evaluation: the same data always give the same bytes. On the engine of the titles: the
 * cases of a lawyer take tens of pages. Throws TypeError when a font is not TrueType.
 *
 * @param deflate zlib format, level 6; the default works everywhere
 */
export const renderHojaDeEvaluacion = (
  datos: HojaDeEvaluacion,
  { fuentes, deflate = portableDeflate }: { readonly fuentes: Fuentes; readonly deflate?: Deflate },
): Uint8Array<ArrayBuffer> => {
  const fonts = [
    createSharedFont(
      { bytes: fuentes.regular, characters: LETTERS, font: 0, extraFont: 2 },
      deflate,
    ),
    createSharedFont(
      { bytes: fuentes.semibold, characters: CAPITALS, font: 1, extraFont: 3 },
      deflate,
    ),
  ] as const
  const writer = createFileWriter(fonts, deflate)
  const painter = new Painter(writer.fontNames)
  painter.open('D')
  drawEvaluacion(painter, datos, { normal: fonts[0].shaper, fuerte: fonts[1].shaper })
  painter.close()
  const author = cleanText(nombreDeMunicipio(datos.municipio))
  const out = new ByteWriter()
  writer.write(
    painter,
    {
      title: `Evaluación N.º ${datos.id} del abogado ${datos.codigo}, ${author}`,
      ...{ author, subject: datos.huella, date: datos.fecha },
    },
    out,
  )
  return out.copy()
}
