import type { TituloDatos } from '@apremia/core'
import { CAPITALS, LETTERS } from '../pdf/base-characters.ts'
import { type Deflate, portableDeflate } from '../pdf/deflate.ts'
import { createFileWriter } from '../pdf/file-writer.ts'
import { createSharedFont } from '../pdf/font-set.ts'
import type { Estilos } from './v1/estilo.ts'
import { renderTitulo } from './v1/render-titulo.ts'

/** TrueType files of the two styles of the documents. */
export interface Fuentes {
  readonly regular: Uint8Array
  readonly semibold: Uint8Array
}

export interface TituloRendererOptions {
  readonly fuentes: Fuentes
  /** zlib format, level 6; the default works everywhere. */
  readonly deflate?: Deflate
}

export interface TituloRenderer {
  /** The PDF of a title. The same data always give the same bytes, with any renderer of this version. */
  render(datos: TituloDatos): Uint8Array<ArrayBuffer>
}

/** Version of the document: a title is printed again with the one it was first printed with. */
export const VERSION_TITULO_EJECUTIVO = 1

/**
 * Prepares what all titles share (fonts, their subsets, static objects): make one per lot and worker.
 * Throws TypeError when a font is not TrueType.
 */
export const createTituloRenderer = ({
  fuentes,
  deflate = portableDeflate,
}: TituloRendererOptions): TituloRenderer => {
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
  const estilos: Estilos = { normal: fonts[0].shaper, fuerte: fonts[1].shaper }
  return { render: (datos) => renderTitulo(datos, estilos, writer) }
}
