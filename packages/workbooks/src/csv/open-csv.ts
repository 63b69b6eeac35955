import { columnName } from '../cell-address.ts'
import type { Limits } from '../limits.ts'
import type { Row } from '../read/cell.ts'
import { checkSize, toBuffer } from '../read/open-workbook.ts'
import { NO_END, type RowBatches, type Workbook } from '../read/workbook.ts'
import { WorkbookError } from '../workbook-error.ts'
import { unguardFormula } from './formula.ts'
import { parseCsv, separatorOf } from './parse-csv.ts'

const HOJA = 'CSV'

/**
 * Decodes UTF-8, with or without a byte order mark. Bytes that are not UTF-8 are decoded as Windows-1252, in which
 * Excel in Spanish saves CSV.
 */
const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const toRow = (fields: readonly string[], number: number, limits: Limits): Row | undefined => {
  if (fields.every((field) => field === '')) return undefined
  if (number > limits.rows) throw new WorkbookError('demasiadas-filas', HOJA, limits.rows)
  const last = fields.findLastIndex((field) => field !== '')
  if (last >= limits.columns)
    throw new WorkbookError('demasiadas-columnas', HOJA, columnName(limits.columns - 1))
  if (fields.some((field) => field.length > limits.text))
    throw new WorkbookError('texto-largo', limits.text)
  return {
    number,
    hidden: false,
    cells: fields.map((field) => (field === '' ? undefined : unguardFormula(field))),
  }
}

const PER_BATCH = 2_000

async function* rowsOf(text: string, limits: Limits): RowBatches {
  let rows: Row[] = []
  let number = 0
  let blank = 0
  try {
    for (const fields of parseCsv(text, separatorOf(text))) {
      const row = toRow(fields, ++number, limits)
      if (row) rows.push(row)
      else if (++blank > limits.emptyRows) throw new WorkbookError('filas-vacias', HOJA)
      if (rows.length < PER_BATCH) continue
      yield rows
      rows = []
    }
  } catch (cause) {
    if (cause instanceof WorkbookError) throw cause
    throw new WorkbookError('danado', 'comillas mal cerradas')
  }
  yield rows
  return NO_END
}

export const openCsv = (bytes: Uint8Array, limits: Limits): Workbook => {
  checkSize(bytes, limits)
  if (bytes.length === 0) throw new WorkbookError('archivo-vacio')
  const buffer = toBuffer(bytes)
  if (buffer.includes(0)) throw new WorkbookError('formato', 'no es un archivo de texto')
  const text = decode(buffer)
  return {
    format: 'csv',
    sheets: [{ name: HOJA, visible: true, rows: () => rowsOf(text, limits) }],
  }
}
