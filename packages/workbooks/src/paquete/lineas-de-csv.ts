import type { Codificacion } from '@apremia/core'
import { unguardFormula } from '../csv/formula.ts'
import { parseCsv, type Separator, separatorOf } from '../csv/parse-csv.ts'
import { PaqueteError } from './paquete-error.ts'

/** Row of a CSV file or of a sheet. `fila` is the row number that a spreadsheet program shows. */
export interface LineaLeida {
  readonly fila: number
  readonly celdas: readonly string[]
  /**
   * Reasons why cells could not be read, by position of the cell in the row. Absent in a CSV file: only a workbook has
   * formulas and error values.
   */
  readonly ilegibles?: ReadonlyMap<number, string>
}

const LINE_END = 10

/** Maximum number of characters of a line. A longer line means that a quote is never closed. */
const LINEA_MAS_LARGA = 1 << 20

/** Returns the length of the complete lines of a text: the part up to its last line end outside quotes. */
const wholeLines = (text: string): number => {
  if (!text.includes('"')) return text.lastIndexOf('\n') + 1
  let whole = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 34) quoted = !quoted
    else if (code === LINE_END && !quoted) whole = i + 1
  }
  return whole
}

/**
 * Tells whether the bytes of a file, read chunk by chunk, are UTF-8 with some character that is not ASCII. A UTF-8 file
 * that is decoded as Windows-1252 gives wrong letters ('GÃ³mez') but no error.
 */
const createDetectorDeUtf8 = (): { add(chunk?: Uint8Array): void; isUtf8(): boolean } => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let valid = true
  let ascii = true
  return {
    add: (chunk) => {
      if (!valid) return
      try {
        const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
        ascii &&= text.length === (chunk?.length ?? 0)
      } catch {
        valid = false
      }
    },
    isUtf8: () => valid && !ascii,
  }
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  const detector = createDetectorDeUtf8()
  detector.add(bytes)
  detector.add()
  return detector.isUtf8()
}

/** Decodes a stream into texts. A character is never split between two texts. */
async function* decode(
  bytes: AsyncIterable<Uint8Array>,
  codificacion: Codificacion,
  fila: () => number,
): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder(codificacion, { fatal: true })
  const detector = codificacion === 'utf-8' ? undefined : createDetectorDeUtf8()
  let first = true
  const read = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw new PaqueteError('codificacion', fila())
    }
  }
  for await (const chunk of bytes) {
    if (chunk.includes(0)) throw new PaqueteError('no-es-texto')
    // Refuses a UTF-8 file at its heading line. Otherwise the headings, decoded with the wrong letters, would be
    // refused as unknown columns, which is not the true reason.
    if (detector && first && isUtf8(chunk.subarray(0, chunk.indexOf(LINE_END) + 1)))
      throw new PaqueteError('codificacion-utf-8')
    first = false
    detector?.add(chunk)
    yield read(chunk)
  }
  yield read()
  detector?.add()
  if (detector?.isUtf8()) throw new PaqueteError('codificacion-utf-8')
}

const unguardFields = (fields: readonly string[]): readonly string[] =>
  fields.some((field) => field.includes("'")) ? fields.map(unguardFormula) : fields

/**
 * Reads the lines of a CSV as a stream, so that memory does not grow with the file. Blank lines are omitted but count
 * in the row numbers.
 *
 * @throws PaqueteError for bytes that are not text in the given encoding, and for a quote that is never closed
 */
export async function* readLineas(
  bytes: AsyncIterable<Uint8Array>,
  codificacion: Codificacion = 'utf-8',
): AsyncGenerator<readonly LineaLeida[], void, void> {
  let pending = ''
  let fila = 0
  let separator: Separator | undefined
  const take = (text: string): LineaLeida[] => {
    separator ??= separatorOf(text)
    const lineas: LineaLeida[] = []
    const toCells = text.includes("'") ? unguardFields : (fields: readonly string[]) => fields
    try {
      for (const fields of parseCsv(text, separator)) {
        fila += 1
        if (fields.every((field) => field === '')) continue
        lineas.push({ fila, celdas: toCells(fields) })
      }
    } catch {
      throw new PaqueteError('comillas', fila + 1)
    }
    return lineas
  }
  for await (const text of decode(bytes, codificacion, () => fila + 1)) {
    pending += text
    const end = wholeLines(pending)
    if (end === 0 && pending.length > LINEA_MAS_LARGA) throw new PaqueteError('comillas', fila + 1)
    if (end === 0) continue
    yield take(pending.slice(0, end))
    pending = pending.slice(end)
  }
  if (pending !== '') yield take(pending)
}
