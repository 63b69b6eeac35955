import { inflateSync } from 'node:zlib'

/**
 * Text printed in a PDF file of react-pdf. Positions are in points from the top left corner of the page. `y` is the
 * position of the baseline of the text.
 */
export interface TextoImpreso {
  readonly texto: string
  readonly x: number
  readonly y: number
  readonly ancho: number
  readonly tamano: number
}

export interface PaginaImpresa {
  readonly mediaBox: string
  /** Texts of the page in the order in which they are drawn. Adjacent texts without a gap are joined. */
  readonly textos: readonly TextoImpreso[]
}

interface Objeto {
  readonly text: string
  readonly stream: string
}

interface FuenteImpresa {
  readonly unicode: ReadonlyMap<number, string>
  readonly anchos: readonly number[]
}

type Matriz = readonly [number, number, number, number, number, number]

const readObjetos = (bytes: Uint8Array): Map<number, Objeto> => {
  const file = Buffer.from(bytes)
  const text = file.toString('latin1')
  const objetos = new Map<number, Objeto>()
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, number, body = ''] = match
    const at = body.indexOf('stream\n')
    const head = at < 0 ? body : body.slice(0, at)
    const start = match.index + match[0].indexOf(body) + at + 'stream\n'.length
    const data = file.subarray(start, start + Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0))
    const stream = at < 0 ? '' : head.includes('/FlateDecode') ? inflateSync(data) : data
    objetos.set(Number(number), { text: head, stream: stream.toString('latin1') })
  }
  return objetos
}

const reference = (text: string, key: string): number =>
  Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(text)?.[1] ?? 0)

const decodeUtf16 = (hex: string): string =>
  (hex.match(/\w{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')

const readFuente = (objetos: Map<number, Objeto>, number: number): FuenteImpresa => {
  const { text } = objetos.get(number) ?? { text: '' }
  const cmap = objetos.get(reference(text, 'ToUnicode'))?.stream ?? ''
  const unicode = new Map<number, string>()
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    Array.from(list.matchAll(/<([^>]*)>/g), ([, hex = ''], i) =>
      unicode.set(Number.parseInt(first, 16) + i, decodeUtf16(hex.replaceAll(' ', ''))),
    )
  const descendiente = objetos.get(reference(text, 'DescendantFonts'))?.text ?? ''
  const anchos = /\/W \[0 \[([^\]]*)\]/.exec(descendiente)?.[1] ?? ''
  return { unicode, anchos: anchos.trim().split(/\s+/).map(Number) }
}

const multiply = (m: Matriz, [a, b, c, d, e, f]: Matriz): Matriz => [
  m[0] * a + m[1] * c,
  m[0] * b + m[1] * d,
  m[2] * a + m[3] * c,
  m[2] * b + m[3] * d,
  m[4] * a + m[5] * c + e,
  m[4] * b + m[5] * d + f,
]

const OPERATION =
  /\[((?:<[^>]*>|[^\]<])*)\] TJ|\/(\w+) ([\d.]+) Tf|([-\d. ]+) (cm|Tm)|(?:^|\n)([qQ])(?=\n)/g

const readContenido = (
  content: string,
  fuentes: ReadonlyMap<string, FuenteImpresa>,
  alto: number,
): TextoImpreso[] => {
  const textos: TextoImpreso[] = []
  const pila: Matriz[] = []
  let actual: Matriz = [1, 0, 0, 1, 0, 0]
  let deTexto: Matriz = actual
  let [fuente, tamano]: [FuenteImpresa | undefined, number] = [undefined, 0]
  for (const [, shown, name, size, operands = '', operator, state] of content.matchAll(OPERATION)) {
    if (state === 'q') pila.push(actual)
    else if (state === 'Q') actual = pila.pop() ?? actual
    else if (operator !== undefined) {
      const matriz = operands.trim().split(' ').map(Number) as unknown as Matriz
      if (operator === 'cm') actual = multiply(matriz, actual)
      else deTexto = matriz
    } else if (name !== undefined) {
      fuente = fuentes.get(name)
      tamano = Number(size)
    } else if (shown !== undefined) {
      let [texto, ancho] = ['', 0]
      for (const [part, hex] of shown.matchAll(/<([^>]*)>|-?[\d.]+/g)) {
        if (hex === undefined) ancho -= (Number(part) * tamano) / 1000
        for (const code of (hex?.match(/\w{4}/g) ?? []).map((c) => Number.parseInt(c, 16))) {
          texto += fuente?.unicode.get(code) ?? '\ufffd'
          ancho += ((fuente?.anchos[code] ?? 0) * tamano) / 1000
        }
      }
      const [, , , , x, y] = multiply(deTexto, actual)
      const previo = textos.at(-1)
      const desdeArriba = alto - y
      const sigue =
        previo &&
        Math.abs(previo.y - desdeArriba) < 0.1 &&
        Math.abs(previo.x + previo.ancho - x) < 0.5
      if (sigue)
        textos[textos.length - 1] = {
          ...previo,
          texto: previo.texto + texto,
          ancho: x + ancho - previo.x,
        }
      else textos.push({ texto, x, y: desdeArriba, ancho, tamano })
    }
  }
  return textos
}

export const readPaginas = (bytes: Uint8Array): PaginaImpresa[] => {
  const objetos = readObjetos(bytes)
  const paginas = [...objetos.values()].find(({ text }) => text.includes('/Type /Pages'))?.text
  const kids = /\/Kids \[([^\]]*)\]/.exec(paginas ?? '')?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => {
    const { text } = objetos.get(Number(number)) ?? { text: '' }
    const mediaBox = /\/MediaBox \[([^\]]*)\]/.exec(text)?.[1] ?? ''
    const recursos = objetos.get(reference(text, 'Resources'))?.text ?? ''
    const fuentes = new Map(
      Array.from(recursos.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', font]) => [
        name,
        readFuente(objetos, Number(font)),
      ]),
    )
    const content = objetos.get(reference(text, 'Contents'))?.stream ?? ''
    return {
      mediaBox,
      textos: readContenido(content, fuentes, Number(mediaBox.split(' ')[3])),
    }
  })
}

/**
 * Returns the text of a page, with the lines joined by spaces. The hair spaces, which mark where a long word may break,
 * are removed.
 */
export const textoDe = ({ textos }: PaginaImpresa): string =>
  textos
    .map(({ texto }) => texto)
    .join(' ')
    .replaceAll('\u200a', '')
    .replace(/ +/g, ' ')
