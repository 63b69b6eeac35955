import type { Codificacion } from '@apremia/core'
import { unguardFormula } from '../csv/formula.ts'
import { parseCsv, type Separator, separatorOf } from '../csv/parse-csv.ts'
import { PaqueteError } from './paquete-error.ts'

/** Row of a CSV file or of a sheet. `fila` is the row number that a spreadsheet program shows. */
export interface LineaLeida {
  readonly fila: number
  readonly celdas: readonly string[]
  /**
   * Reason why each unreadable cell has no value, by cell position. Only workbooks have unreadable cells: formulas and
   * errors.
   */
  readonly ilegibles?: ReadonlyMap<number, string>
}

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
    else if (code === 10 && !quoted) whole = i + 1
  }
  return whole
}

/** Decodes a stream into texts. A character is never split between two texts. */
async function* decode(
  bytes: AsyncIterable<Uint8Array>,
  codificacion: Codificacion,
  fila: () => number,
): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder(codificacion, { fatal: true })
  const read = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw new PaqueteError('codificacion', fila())
    }
  }
  for await (const chunk of bytes) {
    if (chunk.includes(0)) throw new PaqueteError('no-es-texto')
    yield read(chunk)
  }
  yield read()
}

const unguardFields = (fields: readonly string[]): readonly string[] =>
  fields.some((field) => field.includes("'")) ? fields.map(unguardFormula) : fields

/**
 * Reads the lines of a CSV as a stream, so that the memory does not grow with the file. Blank lines are omitted but
 * count in the row numbers.
 *
 * @throws PaqueteError for an encoding that is not supported, for bytes that are not text, and for a quote that is
 * never closed
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
