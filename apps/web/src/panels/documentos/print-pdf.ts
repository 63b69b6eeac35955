import { drawPagina } from './draw-pagina.ts'
import type { PaginaDePdf } from './open-pdf.ts'

/** Printed pixels per typographic point. A point is 1/72 inch, so 3 pixels per point are 216 pixels per inch. */
const DENSIDAD = 3

const toImage = async (pagina: PaginaDePdf): Promise<HTMLImageElement> => {
  const canvas = await drawPagina(pagina, DENSIDAD, 'print').listo
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve)
    else resolve(null)
  })
  if (blob === null) throw new Error('no se pudo dibujar la página')
  const image = document.createElement('img')
  image.alt = ''
  image.src = URL.createObjectURL(blob)
  await image.decode()
  return image
}

/**
 * Prints the pages of the PDF as images added to the open web page. Some browsers cannot print an `<iframe>` with a
 * PDF, and a phone shows that `<iframe>` empty.
 * @throws when a page cannot be drawn
 */
export const printPaginas = async (paginas: readonly PaginaDePdf[]): Promise<void> => {
  const sheet = document.createElement('div')
  sheet.className = 'pdf-print'
  const clear = () => {
    for (const image of sheet.querySelectorAll('img')) URL.revokeObjectURL(image.src)
    sheet.remove()
  }
  try {
    for (const pagina of paginas) sheet.append(await toImage(pagina))
  } catch (error) {
    clear()
    throw error
  }
  document.body.append(sheet)
  // Some browsers return from `print()` before the person has finished printing, so the page images are removed on
  // `afterprint`.
  window.addEventListener('afterprint', clear, { once: true })
  window.print()
}
