import { type PdfObject, readObjects } from './read-pdf.ts'

/**
 * Text that one PDF operator shows. `mark` is the number that links the text to the structure of the document (MCID).
 * It is 'Artifact' for text outside the structure, such as page headers.
 */
export interface ShownText {
  readonly text: string
  readonly mark: number | 'Artifact'
  readonly type: string
}

type Decode = (codes: string) => string

const references = (text: string, key: string): number[] => {
  const list = new RegExp(`/${key}\\s*\\[([^\\]]*)\\]`).exec(text)?.[1]
  const one = new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1]
  return [...(list ?? `${one} 0 R`).matchAll(/(\d+) 0 R/g)].map((m) => Number(m[1]))
}

/**
 * Returns the function that decodes the codes of a font to text. The codes of an extra font have two bytes, and the
 * codes of a shared font have one byte.
 */
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

/** Image inside the content of a page, which has no text. */
const IMAGEN = /^BI.*\nEI$/gm

const readContent = (content: string, decoders: ReadonlyMap<string, Decode>): ShownText[] => {
  const shown: ShownText[] = []
  let operands: string[] = []
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
    } else if (token === 'Tf') {
      decode = decoders.get(operands[0]?.slice(1) ?? '')
    } else if (token === 'Tj' || token === 'TJ') {
      if (mark === undefined || !decode) throw new Error('Texto sin marcar o sin fuente')
      const codes = operands.filter((o) => o.startsWith('(')).map(unescapeLiteral)
      shown.push({ text: decode(codes.join('')), mark, type })
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
