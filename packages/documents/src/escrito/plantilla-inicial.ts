import type { ClaseDeEscrito } from '@apremia/core'
import { createStoredZip } from '../zip/stored-zip.ts'
import { type ColumnaInicial, type RenglonInicial, TEXTOS_INICIALES } from './textos-iniciales.ts'

const ENCABEZADO = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const escapeXml = (texto: string): string =>
  texto.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const run = (texto: string, fuerte: boolean): string =>
  `<w:r>${fuerte ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escapeXml(texto)}</w:t></w:r>`

/**
 * Writes a paragraph of a Word document.
 *
 * @param junto keeps the paragraph on the same page as the next paragraph
 */
const paragraph = (
  texto: string,
  como: '' | 'titulo' | 'fuerte' = '',
  junto: boolean = como !== '',
): string => {
  const centrado = como === 'titulo' ? '<w:jc w:val="center"/>' : '<w:jc w:val="both"/>'
  const juntos = junto ? '<w:keepNext/>' : ''
  return `<w:p><w:pPr>${juntos}<w:spacing w:after="160" w:line="300" w:lineRule="auto"/>${centrado}</w:pPr>${run(texto, como !== '')}</w:p>`
}

const BORDES = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((lado) => `<w:${lado} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`)
  .join('')

/**
 * Page footer with the page number and the number of pages. Word and LibreOffice compute both numbers when they draw
 * the page.
 */
const PIE = `<w:ftr xmlns:w="${W}"><w:p><w:pPr><w:jc w:val="right"/></w:pPr>${[
  ['Página ', 'PAGE'],
  [' de ', 'NUMPAGES'],
]
  .map(
    ([texto = '', campo]) =>
      `${run(texto, false)}<w:fldSimple w:instr="${campo}">${run('1', false)}</w:fldSimple>`,
  )
  .join('')}</w:p></w:ftr>`

const row = (columnas: readonly ColumnaInicial[], que: 'titulo' | 'celda'): string => {
  const cells = columnas.map(({ ancho, importe = false, ...columna }) => {
    const lado = importe ? '<w:pPr><w:jc w:val="right"/></w:pPr>' : ''
    return `<w:tc><w:tcPr><w:tcW w:w="${ancho}" w:type="dxa"/></w:tcPr><w:p>${lado}${run(columna[que], que === 'titulo')}</w:p></w:tc>`
  })
  const repetida = que === 'titulo' ? '<w:tblHeader/>' : ''
  return `<w:tr><w:trPr><w:cantSplit/>${repetida}</w:trPr>${cells.join('')}</w:tr>`
}

const table = (columnas: readonly ColumnaInicial[]): string => {
  const anchos = columnas.map(({ ancho }) => `<w:gridCol w:w="${ancho}"/>`).join('')
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${BORDES}</w:tblBorders></w:tblPr><w:tblGrid>${anchos}</w:tblGrid>${row(columnas, 'titulo')}${row(columnas, 'celda')}</w:tbl>${paragraph('')}`
}

/** Number of paragraphs before the signature that must be on the same page as the signature. */
const CON_LA_FIRMA = 3

/**
 * Tells whether a paragraph must be on the same page as the signature, because a page with only the signature could be
 * added to any document.
 */
const isConLaFirma = (i: number, renglones: number): boolean =>
  i < renglones - 1 && i >= renglones - 1 - CON_LA_FIRMA

const toXml = (
  renglon: RenglonInicial,
  i: number,
  { length }: readonly RenglonInicial[],
): string => {
  if (typeof renglon === 'string') return paragraph(renglon, '', isConLaFirma(i, length))
  if ('tabla' in renglon) return table(renglon.tabla)
  return 'titulo' in renglon
    ? paragraph(renglon.titulo, 'titulo')
    : paragraph(renglon.fuerte, 'fuerte')
}

const partesDe = (clase: ClaseDeEscrito): readonly (readonly [string, string])[] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/><Override PartName="/word/footer1.xml" ContentType="${WORD}.footer+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  ],
  [
    'word/_rels/document.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${OFFICE}/footer" Target="footer1.xml"/></Relationships>`,
  ],
  ['word/footer1.xml', PIE],
  [
    'word/styles.xml',
    `<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="24"/><w:lang w:val="es-AR"/></w:rPr></w:rPrDefault></w:docDefaults></w:styles>`,
  ],
  [
    'word/document.xml',
    `<w:document xmlns:w="${W}" xmlns:r="${OFFICE}"><w:body>${TEXTOS_INICIALES[clase].map(toXml).join('')}<w:sectPr><w:footerReference w:type="default" r:id="rId2"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1418" w:right="1134" w:bottom="1418" w:left="1701" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  ],
]

/**
 * Writes an initial template: a plain Word document with the fields of one class of court document. The municipality
 * makes its own template from the initial one.
 *
 * @param fecha date of the files inside the Word document
 */
export const renderPlantillaInicial = async (
  clase: ClaseDeEscrito,
  fecha: Date,
): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  const zip = createStoredZip((chunk) => {
    chunks.push(chunk)
    return undefined
  }, fecha)
  for (const [nombre, xml] of partesDe(clase)) await zip.add(nombre, Buffer.from(ENCABEZADO + xml))
  await zip.end()
  return Buffer.concat(chunks)
}
