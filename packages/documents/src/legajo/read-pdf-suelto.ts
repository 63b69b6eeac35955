import type { FallaDeArchivo } from '@apremia/core'
import { PDF, type PDFPage, type PdfDict } from '@libpdf/core'

/** Attributes that a page may take from the nodes above it (ISO 32000-1 §7.7.3.4). */
const HEREDADOS = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const
const ALTURA_MAXIMA = 50

/**
 * Writes in a page what it inherits. The library copies an inherited attribute twice, and the second time it takes its
 * references for those of the other document.
 */
const writeHeredados = (pdf: PDF, { dict }: PDFPage): void => {
  for (const nombre of HEREDADOS) {
    let nodo: PdfDict | undefined = dict
    for (let altura = 0; nodo && altura < ALTURA_MAXIMA; altura++) {
      const valor = nodo.get(nombre)
      if (valor !== undefined) {
        if (nodo !== dict) dict.set(nombre, valor)
        break
      }
      nodo = nodo.getDict('Parent', pdf.getObject.bind(pdf))
    }
  }
}

export type PdfSuelto =
  | { readonly pdf: PDF; readonly paginas: number; readonly falla: null }
  | { readonly falla: FallaDeArchivo }

const open = async (bytes: Uint8Array): Promise<PdfSuelto> => {
  const pdf = await PDF.load(bytes)
  if (pdf.isEncrypted) return { falla: 'contrasena' }
  const paginas = pdf.getPageCount()
  // A file whose index had to be guessed may have lost pages, so it is not joined as if it were whole.
  if (pdf.recoveredViaBruteForce || paginas === 0) return { falla: 'danado' }
  for (const page of pdf.getPages()) writeHeredados(pdf, page)
  // Forms, notes and links are drawn on their page, so nothing of the file runs, and a signature is only seen.
  pdf.flattenAll()
  for (const { dict } of pdf.getPages()) for (const llave of ['Annots', 'AA']) dict.delete(llave)
  return { pdf, paginas, falla: null }
}

/** Opens a PDF that may come from anywhere, so that its pages can be copied to another document. */
export const readPdfSuelto = (bytes: Uint8Array): Promise<PdfSuelto> =>
  open(bytes).catch(() => ({ falla: 'danado' }))
