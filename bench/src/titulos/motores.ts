import type { TituloDatos } from '@apremia/core'
import { createTituloRenderer, type TitulosImpresos } from '@apremia/documents'
import { loadFuentes, nodeDeflate } from '@apremia/documents/node'
import { createLimite } from './peers/limite.ts'
import { renderWithPdfkit } from './peers/pdfkit.ts'

export type Impresor = 'apremia' | 'apremia-v2' | 'limite' | 'pdfkit' | 'react-pdf'

/** Prints a batch of executive titles. `reuse` is the buffer of an earlier batch, which may be overwritten. */
export type Imprimir = (
  datos: Iterable<TituloDatos>,
  reuse: ArrayBuffer | undefined,
) => TitulosImpresos | Promise<TitulosImpresos>

const oneByOne =
  (render: (datos: TituloDatos) => Uint8Array | Promise<Uint8Array>): Imprimir =>
  async (datos) => {
    const files: Uint8Array[] = []
    for (const one of datos) files.push(await render(one))
    const sizes = files.map(({ length }) => length)
    const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0))
    let at = 0
    for (const file of files) {
      bytes.set(file, at)
      at += file.length
    }
    return { bytes, sizes }
  }

/** react-pdf is imported only on demand, because its import takes half a second. */
export const openMotor = async (motor: Impresor, assets: URL): Promise<Imprimir> => {
  const fuentes = loadFuentes(assets)
  if (motor === 'apremia' || motor === 'apremia-v2') {
    const { renderLote } = createTituloRenderer({ fuentes, deflate: nodeDeflate })
    return (datos, reuse) => renderLote(datos, reuse, motor === 'apremia' ? 1 : 2)
  }
  if (motor === 'limite') return oneByOne(createLimite(fuentes))
  if (motor === 'pdfkit') return oneByOne((datos) => renderWithPdfkit(datos, fuentes))
  const { registerFuentes, renderWithReactPdf } = await import('./peers/react-pdf.tsx')
  registerFuentes(fuentes)
  return oneByOne(renderWithReactPdf)
}
