import type { TituloDatos } from '@apremia/core'
import { ByteWriter } from '../pdf/byte-writer.ts'
import { type OpcionesDeImpresion, prepareImpresion } from '../pdf/prepare-impresion.ts'
import { VERSION_TITULO_EJECUTIVO } from '../versiones.ts'
import { dibujoDeTitulo } from './dibujos.ts'

export interface TituloRenderer {
  /**
   * Returns the PDF of an executive title, by default with the last version of the design. Any renderer gives the same
   * bytes for the same data and version.
   */
  render(datos: TituloDatos, version?: number): Uint8Array<ArrayBuffer>
  /**
   * Returns the PDFs of several executive titles in one buffer, one after another.
   *
   * @param reuse buffer of a previous batch that is no longer needed; reusing it keeps memory from growing
   */
  renderLote(titulos: Iterable<TituloDatos>, reuse?: ArrayBuffer, version?: number): TitulosImpresos
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
    render: (datos, version = VERSION_TITULO_EJECUTIVO) => {
      scratch.reset()
      dibujoDeTitulo(version)(datos, estilos, writer, scratch)
      return scratch.copy()
    },
    renderLote: (titulos, reuse, version = VERSION_TITULO_EJECUTIVO) => {
      const draw = dibujoDeTitulo(version)
      const out = new ByteWriter(reuse)
      const sizes: number[] = []
      for (const datos of titulos) {
        const start = out.length
        draw(datos, estilos, writer, out)
        sizes.push(out.length - start)
      }
      return { bytes: out.view(), sizes }
    },
  }
}
