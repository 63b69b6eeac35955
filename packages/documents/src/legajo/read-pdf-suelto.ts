import type { FallaDeArchivo } from '@apremia/core'
import { PDF, type PDFPage, type PdfDict } from '@libpdf/core'

/** Attributes that a page may inherit from its ancestor nodes (ISO 32000-1 §7.7.3.4). */
const HEREDADOS = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const
const ALTURA_MAXIMA = 50

/**
 * Copies into a page the attributes that the page inherits from its ancestor nodes in the PDF. The PDF library would
 * otherwise copy each inherited attribute twice. The second copy would have wrong references.
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
  // The PDF is damaged: the library could not read its index of objects and guessed it, so pages may be missing. Such a
  // PDF must not be joined as if it were complete.
  if (pdf.recoveredViaBruteForce || paginas === 0) return { falla: 'danado' }
  for (const page of pdf.getPages()) writeHeredados(pdf, page)
  // Turns the forms, notes and links of the PDF into drawings on its pages. Then nothing in the PDF can run, and a
  // digital signature is only a drawing.
  pdf.flattenAll()
  for (const { dict } of pdf.getPages()) for (const llave of ['Annots', 'AA']) dict.delete(llave)
  return { pdf, paginas, falla: null }
}

/**
 * Opens a PDF of any origin, so that its pages can be copied to another document. For a PDF that cannot be opened,
 * `falla` is 'danado' (damaged).
 */
export const readPdfSuelto = (bytes: Uint8Array): Promise<PdfSuelto> =>
  open(bytes).catch(() => ({ falla: 'danado' }))
