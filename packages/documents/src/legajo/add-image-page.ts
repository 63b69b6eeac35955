import type { PDF } from '@libpdf/core'
import { readGiro } from './image-orientation.ts'

/** A4 page and its margin, in points. The margin leaves space for the page number on any side. */
const A4 = { corto: 595, largo: 842 }
const MARGEN = 36

/** Adds a page with an image, as large as fits inside the margins. */
export const addImagePage = (pdf: PDF, bytes: Uint8Array): void => {
  const image = pdf.embedImage(bytes)
  const apaisada = image.width > image.height
  const page = pdf.addPage({
    width: apaisada ? A4.largo : A4.corto,
    height: apaisada ? A4.corto : A4.largo,
  })
  const ancho = page.width - 2 * MARGEN
  const alto = page.height - 2 * MARGEN
  const escala = Math.min(ancho / image.width, alto / image.height)
  const width = image.width * escala
  const height = image.height * escala
  const x = MARGEN + (ancho - width) / 2
  const y = MARGEN + (alto - height) / 2
  page.drawImage(image, { x, y, width, height })
  page.setRotation(readGiro(bytes))
}
