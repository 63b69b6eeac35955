import type { TituloDatos } from '@apremia/core'
import { ByteWriter } from '../pdf/byte-writer.ts'
import {
  type Impresion,
  type OpcionesDeImpresion,
  prepareImpresion,
} from '../pdf/prepare-impresion.ts'
import { dibujoDeTitulo } from './dibujos.ts'

export interface TituloRenderer {
  /**
   * Draws the PDF of an executive title. The default is version 1, which a municipality uses until it chooses another
   * version. Any renderer gives the same bytes for the same data and version.
   */
  render(datos: TituloDatos, version?: number): Uint8Array<ArrayBuffer>
  /**
   * Returns the PDFs of several executive titles in one buffer, one after another.
   *
   * @param reuse buffer of a previous batch that nobody needs any longer; its reuse keeps memory from growing
   */
  renderLote(titulos: Iterable<TituloDatos>, reuse?: ArrayBuffer, version?: number): TitulosImpresos
}

export interface TitulosImpresos {
  /**
   * Bytes of all the PDF files. The underlying buffer can be transferred to a different thread, and may be longer than
   * the bytes.
   */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly sizes: readonly number[]
}

const PRIMERA = 1

/**
 * Prepares the fonts and styles that all executive titles of a version share. Create one renderer for each batch and
 * worker thread. A version other than 1 is prepared when its first title is drawn.
 *
 * @throws TypeError when a font is not TrueType
 */
export const createTituloRenderer = (
  opciones: Omit<OpcionesDeImpresion, 'letras'>,
): TituloRenderer => {
  const preparadas = new Map<number, Impresion>([[PRIMERA, prepareImpresion(opciones)]])
  const scratch = new ByteWriter()
  const openVersion = (version: number) => {
    const { draw, letras } = dibujoDeTitulo(version)
    const impresion = preparadas.get(version) ?? prepareImpresion({ ...opciones, letras })
    preparadas.set(version, impresion)
    return (datos: TituloDatos, out: ByteWriter) => {
      draw(datos, impresion.estilos, impresion.writer, out)
    }
  }
  return {
    render: (datos, version = PRIMERA) => {
      scratch.reset()
      openVersion(version)(datos, scratch)
      return scratch.copy()
    },
    renderLote: (titulos, reuse, version = PRIMERA) => {
      const draw = openVersion(version)
      const out = new ByteWriter(reuse)
      const sizes: number[] = []
      for (const datos of titulos) {
        const start = out.length
        draw(datos, out)
        sizes.push(out.length - start)
      }
      return { bytes: out.view(), sizes }
    },
  }
}
