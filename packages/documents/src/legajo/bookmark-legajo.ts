import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core'

export interface Marcador {
  readonly nombre: string
  /** Index, from 0, of the page that the bookmark opens. */
  readonly pagina: number
}

/**
 * Adds one bookmark for each document of a joined PDF, and asks the PDF viewer to show the bookmarks. The PDF library
 * has no function for bookmarks, so this function writes their PDF objects.
 */
export const bookmarkLegajo = (pdf: PDF, marcadores: readonly Marcador[]): void => {
  const raiz = new PdfDict()
  const padre = pdf.register(raiz)
  const nodos = marcadores.flatMap(({ nombre, pagina }) => {
    const page = pdf.getPage(pagina)
    if (page === null) return []
    const dict = new PdfDict()
    dict.set('Title', PdfString.fromString(nombre))
    dict.set('Parent', padre)
    dict.set('Dest', new PdfArray([page.ref, PdfName.of('Fit')]))
    return [{ dict, ref: pdf.register(dict) }]
  })
  nodos.forEach(({ dict }, i) => {
    const antes = nodos[i - 1]
    const despues = nodos[i + 1]
    if (antes) dict.set('Prev', antes.ref)
    if (despues) dict.set('Next', despues.ref)
  })
  const primero = nodos[0]
  const ultimo = nodos.at(-1)
  if (!primero || !ultimo) return
  raiz.set('Type', PdfName.of('Outlines'))
  raiz.set('First', primero.ref)
  raiz.set('Last', ultimo.ref)
  raiz.set('Count', PdfNumber.of(nodos.length))
  pdf.getCatalog().set('Outlines', padre)
  pdf.getCatalog().set('PageMode', PdfName.of('UseOutlines'))
}
