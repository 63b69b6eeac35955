import { inflateSync } from 'node:zlib'

/** Object of a PDF file: its text before the stream, and the unpacked stream. */
export interface PdfObject {
  readonly text: string
  readonly stream: Buffer
}

const toInt = (bytes: Buffer, at: number, width: number): number => bytes.readUIntBE(at, width)

const numberAfter = (text: string, key: string): number => {
  const match = new RegExp(`/${key} (\\d+)`).exec(text)
  if (!match) throw new Error(`No hay /${key} en ${text.slice(0, 200)}`)
  return Number(match[1])
}

const readDirect = (file: Buffer, offset: number): PdfObject => {
  const head = file.toString('latin1', offset, offset + 4096)
  if (!/^\d+ 0 obj\n/.test(head)) throw new Error(`No hay objeto en ${offset}`)
  const body = head.slice(head.indexOf('\n') + 1)
  const end = body.indexOf('endobj')
  const stream = body.indexOf('stream\n')
  if (stream < 0 || (end >= 0 && end < stream))
    return { text: body.slice(0, end), stream: Buffer.alloc(0) }
  const text = body.slice(0, stream)
  const start = offset + head.indexOf('stream\n') + 'stream\n'.length
  const data = file.subarray(start, start + numberAfter(text, 'Length'))
  if (file.toString('latin1', start + data.length, start + data.length + 10) !== '\nendstream')
    throw new Error('El largo de la secuencia no es el escrito')
  return { text, stream: text.includes('/FlateDecode') ? inflateSync(data) : data }
}

/**
 * Returns the original cross-reference rows, which tell where each object of a PDF is. The PDF stores each row as its
 * difference from the row above (the PNG predictor 'up').
 */
const unpredict = (rows: Buffer, width: number): Buffer => {
  const out = Buffer.alloc((rows.length / (width + 1)) * width)
  for (let row = 0; row * width < out.length; row++)
    for (let i = 0; i < width; i++) {
      const above = row > 0 ? (out[(row - 1) * width + i] ?? 0) : 0
      out[row * width + i] = (rows[row * (width + 1) + 1 + i] ?? 0) + above
    }
  return out
}

/** Finds the objects of a PDF through the cross-reference at the end of the file, as a PDF viewer does. */
export const readObjects = (bytes: Uint8Array): Map<number, PdfObject> => {
  const file = Buffer.from(bytes)
  const start = /startxref\n(\d+)\n%%EOF\n$/.exec(file.toString('latin1', file.length - 40))
  if (!start) throw new Error('No hay startxref')
  const xref = readDirect(file, Number(start[1]))
  const rows = unpredict(xref.stream, 8)
  const objects = new Map<number, PdfObject>()
  const packed: [container: number, index: number, number: number][] = []
  for (let number = 0; number * 8 < rows.length; number++) {
    const [type, second] = [rows[number * 8], toInt(rows, number * 8 + 1, 4)]
    if (type === 1) objects.set(number, readDirect(file, second))
    if (type === 2) packed.push([second, toInt(rows, number * 8 + 5, 3), number])
  }
  for (const [container, index, number] of packed) {
    const holder = objects.get(container)
    if (!holder) throw new Error(`No hay objeto ${container}`)
    const first = numberAfter(holder.text, 'First')
    const heads = holder.stream.toString('latin1', 0, first).trim().split(' ').map(Number)
    if (heads[2 * index] !== number) throw new Error(`El objeto ${number} no está donde se dice`)
    const [from, to] = [heads[2 * index + 1] ?? 0, heads[2 * index + 3] ?? Number.NaN]
    const end = Number.isNaN(to) ? holder.stream.length : first + to
    objects.set(number, {
      text: holder.stream.toString('latin1', first + from, end).trim(),
      stream: Buffer.alloc(0),
    })
  }
  return objects
}
