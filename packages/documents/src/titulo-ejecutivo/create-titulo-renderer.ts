import type { TituloDatos } from '@apremia/core'
import { ByteWriter } from '../pdf/byte-writer.ts'
import { type OpcionesDeImpresion, prepareImpresion } from '../pdf/prepare-impresion.ts'
import { renderTitulo } from './v1/render-titulo.ts'

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
  /** Bytes of all the files. Their buffer can be transferred to another thread, and may be longer than the bytes. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Length of each file, in order. */
  readonly sizes: readonly number[]
}

/** Prepares what all titles share: make one per lot and worker. Throws TypeError when a font is not TrueType. */
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
