import { CAPITALS, LETTERS } from '../pdf/base-characters.ts'
import { ByteWriter } from '../pdf/byte-writer.ts'
import { type Deflate, portableDeflate } from '../pdf/deflate.ts'
import { createFileWriter } from '../pdf/file-writer.ts'
import { createSharedFont } from '../pdf/font-set.ts'
import { Painter } from '../pdf/painter.ts'
import type { DocumentInfo } from '../pdf/xmp.ts'
import type { Fuentes } from '../titulo-ejecutivo/create-titulo-renderer.ts'
import type { Estilos } from '../titulo-ejecutivo/v1/estilo.ts'

export interface OpcionesDeSuelto {
  readonly fuentes: Fuentes
  /** zlib format, level 6; the default works everywhere. */
  readonly deflate?: Deflate
}

/**
 * A document by itself, on the engine of the titles: its fonts are made for it alone. Throws TypeError when a font is
 * not TrueType.
 */
export const renderSuelto = (
  { fuentes, deflate = portableDeflate }: OpcionesDeSuelto,
  info: DocumentInfo,
  draw: (painter: Painter, estilos: Estilos) => void,
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
  draw(painter, { normal: fonts[0].shaper, fuerte: fonts[1].shaper })
  painter.close()
  const out = new ByteWriter()
  writer.write(painter, info, out)
  return out.copy()
}
