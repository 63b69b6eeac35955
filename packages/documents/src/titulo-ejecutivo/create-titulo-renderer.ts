import type { TituloDatos } from '@apremia/core'
import { CAPITALS, LETTERS } from '../pdf/base-characters.ts'
import { ByteWriter } from '../pdf/byte-writer.ts'
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
  /**
   * The PDFs of several titles, one after another in one run of bytes. A thread that prints lots hands back
   * in `reuse` the buffer of a batch that was already used, so that no memory piles up.
   */
  renderLote(titulos: Iterable<TituloDatos>, reuse?: ArrayBuffer): TitulosImpresos
}

export interface TitulosImpresos {
  /** Its buffer can be transferred to another thread; it may be longer than the bytes. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Length of each file, in order. */
  readonly sizes: readonly number[]
}

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
  const scratch = new ByteWriter()
  return {
    render: (datos) => {
      scratch.reset()
      renderTitulo(datos, estilos, writer, scratch)
      return scratch.copy()
    },
    renderLote: (titulos, reuse) => {
      const out = new ByteWriter(reuse)
      const sizes: number[] = []
      for (const datos of titulos) {
        const start = out.length
        renderTitulo(datos, estilos, writer, out)
        sizes.push(out.length - start)
      }
      return { bytes: out.view(), sizes }
    },
  }
}
