import type { TituloDatos } from '@apremia/core'
import type { Fuentes } from '@apremia/documents'
import PDFDocument from 'pdfkit'
import { ANCHO, COLUMNAS, contenidoDe, MARGEN } from './contenido.ts'

const ALTO_DE_FILA = 12.4

/** Prints an executive title with pdfkit as its manual shows, with the same embedded fonts as the product. */
export const renderWithPdfkit = (datos: TituloDatos, fuentes: Fuentes): Promise<Uint8Array> => {
  const contenido = contenidoDe(datos)
  const doc = new PDFDocument({
    size: [595, 842],
    margins: { top: 46, bottom: 40, left: MARGEN, right: MARGEN },
    bufferPages: true,
    info: { Title: contenido.titulo },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  doc.registerFont('regular', Buffer.from(fuentes.regular))
  doc.registerFont('semibold', Buffer.from(fuentes.semibold))

  doc.font('semibold', 12.4).text(contenido.municipio, { align: 'center' })
  doc.font('regular', 10).text(contenido.provincia, { align: 'center' })
  doc.moveDown().font('semibold', 18).text(contenido.titulo, { align: 'center' })
  doc.font('regular', 10.2).text(contenido.fecha, { align: 'right' })
  doc.moveDown(0.5).text(contenido.certificacion, { align: 'justify' }).moveDown(0.5)
  for (const [rotulo, valor] of contenido.ficha) {
    const y = doc.y
    doc.fontSize(8.4).text(rotulo, MARGEN, y, { width: 88 })
    doc.fontSize(9.6).text(valor, MARGEN + 88, y, { width: ANCHO - 88 })
  }
  const fila = (celdas: readonly string[], font: string) => {
    if (doc.y + ALTO_DE_FILA > 790) doc.addPage()
    const y = doc.y
    let x = MARGEN
    COLUMNAS.forEach(({ width, align }, i) => {
      doc.font(font, 9.2).text(celdas[i] ?? '', x, y, { width, align, lineBreak: false })
      x += width
    })
    doc.y = y + ALTO_DE_FILA
  }
  doc.moveDown(0.5)
  fila(contenido.cabeza, 'regular')
  for (const celdas of contenido.filas) fila(celdas, 'regular')
  fila(contenido.totales, 'semibold')
  doc.font('semibold', 10.2).text(contenido.son, MARGEN, doc.y + 5, { width: ANCHO })
  doc.font('regular', 10.2).text(contenido.cierre, { align: 'justify', width: ANCHO })
  if (doc.y > 720) doc.addPage()
  doc.y += 50
  for (const linea of contenido.firma) doc.text(linea, { align: 'right', width: ANCHO })
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    const pie = `${contenido.pie} · Página ${page + 1} de ${count}`
    doc.font('regular', 8).text(pie, MARGEN, 806, { lineBreak: false })
  }
  doc.end()
  return done
}
