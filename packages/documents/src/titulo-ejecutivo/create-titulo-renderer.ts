import type { TituloDatos } from '@apremia/core'
import { ByteWriter } from '../pdf/byte-writer.ts'
import { type OpcionesDeImpresion, prepareImpresion } from '../pdf/prepare-impresion.ts'
import { renderTitulo } from './v1/render-titulo.ts'

export interface TituloRenderer {
  /** Returns the PDF of an executive title. Any renderer of this version gives the same bytes for the same data. */
  render(datos: TituloDatos): Uint8Array<ArrayBuffer>
  /**
   * Returns the PDFs of several executive titles in one buffer, one after another.
   *
   * @param reuse buffer of a previous batch that is no longer needed; reusing it keeps memory from growing
   */
  renderLote(titulos: Iterable<TituloDatos>, reuse?: ArrayBuffer): TitulosImpresos
}

export interface TitulosImpresos {
  /**
   * Bytes of all the files. The underlying buffer can be transferred to a different thread, and may be longer than the
   * bytes.
   */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly sizes: readonly number[]
}

/**
 * Prepares the fonts and styles that all executive titles share. Create one renderer for each batch and worker thread.
 *
 * @throws TypeError when a font is not TrueType
 */
export const createTituloRenderer = (opciones: OpcionesDeImpresion): TituloRenderer => {
  const { estilos, writer } = prepareImpresion(opciones)
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
