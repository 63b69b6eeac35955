import { ByteWriter } from '../pdf/byte-writer.ts'
import { Painter } from '../pdf/painter.ts'
import {
  type Impresion,
  type OpcionesDeImpresion,
  prepareImpresion,
} from '../pdf/prepare-impresion.ts'
import type { DocumentInfo } from '../pdf/xmp.ts'

/**
 * Returns the PDF of a single document, drawn with the engine of the executive titles. The fonts are prepared for this
 * document only.
 *
 * @throws TypeError when a font is not TrueType
 */
export const renderSuelto = (
  opciones: OpcionesDeImpresion,
  info: DocumentInfo,
  draw: (painter: Painter, estilos: Impresion['estilos']) => void,
): Uint8Array<ArrayBuffer> => {
  const { estilos, writer } = prepareImpresion(opciones)
  const painter = new Painter(writer.fontNames)
  painter.open('D')
  draw(painter, estilos)
  painter.close()
  const out = new ByteWriter()
  writer.write(painter, info, out)
  return out.copy()
}
