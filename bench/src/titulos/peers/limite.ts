import { deflateSync } from 'node:zlib'
import type { TituloDatos } from '@apremia/core'
import type { Fuentes } from '@apremia/documents'
import { create } from 'fontkit'
import { contenidoDe, MARGEN } from './contenido.ts'

const CHARACTERS =
  ' ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÁÉÍÓÚÜÑáéíóúüñ.,;:()/-–—·°º&$'

interface Codes {
  readonly code: ReadonlyMap<number, string>
  readonly width: ReadonlyMap<number, number>
  readonly file: Buffer
  readonly widths: string
}

const subsetOf = (bytes: Uint8Array): Codes => {
  const font = create(Buffer.from(bytes))
  if (font.type !== 'TTF') throw new TypeError('No es TrueType')
  const subset = font.createSubset()
  const code = new Map<number, string>()
  const width = new Map<number, number>()
  for (const [i, character] of [...CHARACTERS].entries()) {
    const point = character.codePointAt(0) ?? 0
    const glyph = font.glyphForCodePoint(point)
    subset.includeGlyph(glyph)
    code.set(point, (i + 1).toString(16).padStart(4, '0'))
    width.set(point, glyph.advanceWidth)
  }
  return { code, width, file: deflateSync(subset.encode()), widths: [...width.values()].join(' ') }
}

/**
 * Horizontal positions of the columns, in points. The first three columns are aligned by their left edge and the last
 * three by their right edge.
 */
const X = [MARGEN, 118, 163, 338, 433, 527]

/**
 * Makes a renderer that does the least possible work per document, to find the highest speed of a printer. It has no
 * layout, no kerning and no tagged PDF, and prints one page per document.
 */
export const createLimite = (fuentes: Fuentes): ((datos: TituloDatos) => Uint8Array) => {
  const fonts = [subsetOf(fuentes.regular), subsetOf(fuentes.semibold)] as const
  const head: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = 9
  const push = (buffer: Buffer) => {
    head.push(buffer)
    length += buffer.length
  }
  const object = (body: string, data?: Buffer) => {
    offsets.push(length)
    push(Buffer.from(`${offsets.length} 0 obj\n${body}\n`))
    if (data) push(Buffer.concat([Buffer.from('stream\n'), data, Buffer.from('\nendstream\n')]))
    push(Buffer.from('endobj\n'))
  }
  object('<</Type/Catalog/Pages 2 0 R>>')
  object('<</Type/Pages/Kids[3 0 R]/Count 1>>')
  object(
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 12 0 R' +
      '/Resources<</Font<</F0 4 0 R/F1 8 0 R>>>>>>',
  )
  for (const [i, font] of fonts.entries()) {
    const first = 4 + 4 * i
    object(
      `<</Type/Font/Subtype/Type0/BaseFont/AAAAAA+S${i}/Encoding/Identity-H/DescendantFonts[${first + 1} 0 R]>>`,
    )
    object(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/AAAAAA+S${i}/CIDSystemInfo<</Registry(Adobe)` +
        `/Ordering(Identity)/Supplement 0>>/FontDescriptor ${first + 2} 0 R/W[1[${font.widths}]]>>`,
    )
    object(
      `<</Type/FontDescriptor/FontName/AAAAAA+S${i}/Flags 34/FontBBox[-300 -330 2300 1010]` +
        `/Ascent 1036/Descent -335/CapHeight 670/StemV 90/ItalicAngle 0/FontFile2 ${first + 3} 0 R>>`,
    )
    object(`<</Length ${font.file.length}/Filter/FlateDecode>>`, font.file)
  }
  const template = Buffer.concat(head)
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')

  const encode = (font: Codes, text: string): string => {
    let out = ''
    for (let i = 0; i < text.length; i++) out += font.code.get(text.charCodeAt(i)) ?? '0001'
    return out
  }
  return (datos) => {
    const contenido = contenidoDe(datos)
    let content = 'BT\n'
    const put = (x: number, y: number, size: number, text: string, font: 0 | 1 = 0) => {
      content += `/F${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm<${encode(fonts[font], text)}>Tj\n`
    }
    const right = (x: number, y: number, size: number, text: string) => {
      let width = 0
      for (let i = 0; i < text.length; i++) width += fonts[0].width.get(text.charCodeAt(i)) ?? 0
      put(Math.round(100 * (x - (width * size) / 1000)) / 100, y, size, text)
    }
    let y = 780
    const down = (by: number): number => {
      y -= by
      return y
    }
    const paragraph = (text: string) => {
      for (let at = 0; at < text.length; at += 92)
        put(MARGEN, down(14), 10, text.slice(at, at + 92))
    }
    put(200, y, 12, contenido.municipio, 1)
    put(240, down(14), 10, contenido.provincia)
    put(190, down(30), 18, contenido.titulo, 1)
    put(330, down(20), 10, contenido.fecha)
    paragraph(contenido.certificacion)
    y -= 6
    for (const [rotulo, valor] of contenido.ficha) {
      put(MARGEN, down(14), 8, rotulo)
      put(MARGEN + 88, y, 9, valor)
    }
    y -= 8
    for (const celdas of [contenido.cabeza, ...contenido.filas, contenido.totales]) {
      y -= 11
      for (let i = 0; i < 6; i++) (i < 3 ? put : right)(X[i] ?? 0, y, 9, celdas[i] ?? '')
    }
    paragraph(contenido.son)
    paragraph(contenido.cierre)
    for (const linea of contenido.firma) put(400, down(12), 10, linea)
    put(MARGEN, 35, 8, `${contenido.pie} · Página 1 de 1`)
    const data = deflateSync(Buffer.from(`${content}ET\n`, 'latin1'), { level: 6 })
    const stream = Buffer.from(`12 0 obj\n<</Length ${data.length}/Filter/FlateDecode>>stream\n`)
    const start = template.length + stream.length + data.length + 18
    const tail =
      `\nendstream\nendobj\nxref\n0 13\n0000000000 65535 f \n${rows}` +
      `${String(template.length).padStart(10, '0')} 00000 n \ntrailer\n<</Size 13/Root 1 0 R>>\n` +
      `startxref\n${start}\n%%EOF\n`
    return Buffer.concat([template, stream, data, Buffer.from(tail)])
  }
}
