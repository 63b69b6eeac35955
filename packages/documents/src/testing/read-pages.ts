import { loadFuentes } from '../node.ts'
import { openTypeface } from '../pdf/typeface.ts'
import { type PdfObject, readObjects } from './read-pdf.ts'

/**
 * Text that one PDF operator shows. `mark` is the number that links the text to the structure of the document (MCID).
 * It is 'Artifact' for text outside the structure, such as page headers.
 */
export interface ShownText {
  readonly text: string
  readonly mark: number | 'Artifact'
  readonly type: string
  /** Left end of the text, and its baseline, in points from the lower left corner of the page. */
  readonly x: number
  readonly y: number
  readonly ancho: number
  /** Font size, in points. */
  readonly size: number
}

type Decode = (codes: string) => string

const references = (text: string, key: string): number[] => {
  const list = new RegExp(`/${key}\\s*\\[([^\\]]*)\\]`).exec(text)?.[1]
  const one = new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1]
  return [...(list ?? `${one} 0 R`).matchAll(/(\d+) 0 R/g)].map((m) => Number(m[1]))
}

/** The codes of an extra font have two bytes, and the codes of a shared font have one byte. */
const decoderOf = (objects: Map<number, PdfObject>, font: number): Decode => {
  const { text: dictionary = '' } = objects.get(font) ?? {}
  const width = dictionary.includes('/Identity-H') ? 2 : 1
  const cmap = objects.get(references(dictionary, 'ToUnicode')[0] ?? 0)
  const characters = new Map<number, string>()
  for (const [, a, b, c] of cmap?.stream
    .toString('latin1')
    .matchAll(new RegExp(`<(\\w{${2 * width}})><(\\w{${2 * width}})><(\\w+)>`, 'g')) ?? []) {
    const [first, last] = [Number.parseInt(a ?? '', 16), Number.parseInt(b ?? '', 16)]
    for (let code = first; code <= last; code++)
      characters.set(code, String.fromCodePoint(Number.parseInt(c ?? '', 16) + code - first))
  }
  return (codes) => {
    let out = ''
    for (let i = 0; i < codes.length; i += width) {
      const first = codes.charCodeAt(i)
      const code = width === 1 ? first : first * 256 + codes.charCodeAt(i + 1)
      const character = characters.get(code)
      if (character === undefined) throw new Error(`El código ${code} no tiene carácter`)
      out += character
    }
    return out
  }
}

const TOKEN = /\((?:\\[\s\S]|[^\\)])*\)|<<.*?>>|\[|\]|\/?[^\s()[\]<>]+/g
const OPERATORS = new Set('w G m l S BT ET BMC BDC EMC Td Tf g Tj TJ q Q cm'.split(' '))
const unescapeLiteral = (literal: string): string =>
  literal.slice(1, -1).replace(/\\([\s\S])/g, (_, c) => (c === 'r' ? '\r' : c))

/** Matches an inline image in the content of a page. An image contains no text. */
const IMAGEN = /^BI.*\nEI$/gm

/** Gives the advance width of a character, in thousandths of the font size. */
type Advance = (character: string) => number

const createAdvance = (font: Uint8Array): Advance => {
  const typeface = openTypeface(font)
  const known = new Map<string, number>()
  return (character) => {
    const width = known.get(character) ?? typeface.advance(character.codePointAt(0) ?? 0)
    known.set(character, width)
    return width
  }
}

let advances: readonly Advance[] | undefined

/**
 * Returns a function that measures the characters of a font of the PDF. The name of a regular font ends in 0, and the
 * name of a semibold font ends in 1.
 */
const advanceOf = (font: string): Advance => {
  if (!advances) {
    const { regular, semibold } = loadFuentes()
    advances = [createAdvance(regular), createAdvance(semibold)]
  }
  const advance = advances[Number(font.at(-1))]
  if (!advance) throw new Error(`Fuente: ${font}`)
  return advance
}

const readContent = (content: string, decoders: ReadonlyMap<string, Decode>): ShownText[] => {
  const shown: ShownText[] = []
  let operands: string[] = []
  let [x, y, size, font] = [0, 0, 0, '']
  /**
   * Width, in points, of the texts shown after the last Td. Td is the PDF instruction that sets the position of a text.
   */
  let written = 0
  let mark: ShownText['mark'] | undefined
  let type = ''
  let decode: Decode | undefined
  for (const [token] of content.replaceAll(IMAGEN, '').matchAll(TOKEN)) {
    if (!OPERATORS.has(token)) {
      if (!/^[([\]/<]|^-?\d+(\.\d+)?$/.test(token)) throw new Error(`Operador: ${token}`)
      operands.push(token)
      continue
    }
    if (token === 'BDC' || token === 'BMC') {
      if (mark !== undefined) throw new Error('Contenido marcado dentro de otro')
      type = operands[0]?.slice(1) ?? ''
      mark = type === 'Artifact' ? type : Number(/MCID (\d+)/.exec(operands[1] ?? '')?.[1])
    } else if (token === 'EMC') {
      if (mark === undefined) throw new Error('EMC sin BDC')
      mark = undefined
    } else if (token === 'Td') {
      x += Number(operands[0])
      y += Number(operands[1])
      written = 0
    } else if (token === 'Tf') {
      font = operands[0]?.slice(1) ?? ''
      size = Number(operands[1])
      decode = decoders.get(font)
    } else if (token === 'Tj' || token === 'TJ') {
      if (mark === undefined || !decode) throw new Error('Texto sin marcar o sin fuente')
      const codes = operands.filter((o) => o.startsWith('(')).map(unescapeLiteral)
      const text = decode(codes.join(''))
      const advance = advanceOf(font)
      let width = 0
      for (const character of text) width += advance(character)
      for (const operand of operands) if (/^-?\d/.test(operand)) width -= Number(operand)
      const ancho = (width * size) / 1000
      shown.push({ text, mark, type, x: x + written, y, ancho, size })
      written += ancho
    }
    operands = []
  }
  if (mark !== undefined) throw new Error('Contenido sin cerrar')
  return shown
}

/**
 * Returns the texts of each page, in the order in which they are drawn. Throws when a part of the file is malformed.
 */
export const readPages = (bytes: Uint8Array): ShownText[][] => {
  const objects = readObjects(bytes)
  const all = [...objects.values()]
  const tree = all.find(({ text }) => text.includes('/Type/Pages/'))?.text ?? ''
  const resources = objects.get(references(tree, 'Resources')[0] ?? 0)?.text ?? ''
  const fonts = [...resources.matchAll(/\/(\w\d) (\d+) 0 R/g)]
  const decoders = new Map(
    fonts.map(([, name, font]) => [name ?? '', decoderOf(objects, Number(font))]),
  )
  return references(tree, 'Kids').map((page) => {
    const content = references(objects.get(page)?.text ?? '', 'Contents')[0] ?? 0
    return readContent(objects.get(content)?.stream.toString('latin1') ?? '', decoders)
  })
}

/** Text that belongs to one structure element of a PDF page. The headers and feet of pages (artifacts) are left out. */
export interface PieceOfElement {
  readonly type: string
  readonly text: string
}

/**
 * Returns the texts of each page of a PDF that belong to structure elements. No-break spaces become ordinary spaces.
 */
export const readPieces = (bytes: Uint8Array): PieceOfElement[][] =>
  readPages(bytes).map((page) => {
    const pieces = new Map<ShownText['mark'], PieceOfElement>()
    for (const { mark, type, text } of page)
      if (mark !== 'Artifact')
        pieces.set(mark, {
          type,
          text: (pieces.get(mark)?.text ?? '') + text.replaceAll('\u00a0', ' '),
        })
    return [...pieces.values()]
  })

/** Returns the text of a document in the order in which a screen reader reads it, without the artifacts. */
export const textoEtiquetado = (bytes: Uint8Array): string =>
  readPieces(bytes)
    .flat()
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ +/g, ' ')
