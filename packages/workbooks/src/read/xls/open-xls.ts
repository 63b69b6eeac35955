import type { Limits } from '../../limits.ts'
import { WorkbookError } from '../../workbook-error.ts'
import type { Workbook } from '../workbook.ts'
import { type CompoundEntry, openCompoundFile } from './compound-file.ts'
import { BiffInspection } from './inspect-biff.ts'
import { readWithSheetJs } from './read-with-sheetjs.ts'
import { sheetFromSheetJs } from './sheet-from-sheetjs.ts'

/**
 * Descriptions of the documents in a compound file that are not an .xls. The key is the name of an entry that only that
 * kind of document has.
 */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['WordDocument', 'es un documento de Word'],
  ['PowerPoint Document', 'es una presentación'],
  ['__properties_version1.0', 'es un correo de Outlook'],
])

const streamOf = (entries: readonly CompoundEntry[]): CompoundEntry => {
  const names = new Map(entries.map((entry) => [entry.name, entry]))
  if (names.has('EncryptedPackage') || names.has('EncryptionInfo'))
    throw new WorkbookError('cifrado')
  if (names.has('_VBA_PROJECT_CUR') || names.has('VBA')) throw new WorkbookError('macros')
  const stream = names.get('Workbook') ?? names.get('Book')
  if (stream?.kind === 'stream') return stream
  const foreign = [...FOREIGN].find(([name]) => names.has(name))
  throw new WorkbookError('formato', foreign?.[1] ?? 'su contenido no se reconoce')
}

/** Opens an .xls (Excel 95 to 2003). After the inspection, SheetJS reads the whole file at once. */
export const openXls = async (bytes: Buffer, limits: Limits): Promise<Workbook> => {
  const file = openCompoundFile(bytes)
  const stream = file.read(streamOf(file.entries))
  const inspection = new BiffInspection(stream, limits)
  const sheets = inspection.sheets()
  if (sheets.length === 0) throw new WorkbookError('sin-hojas')
  // SheetJS receives only the inspected stream, not the file, so that SheetJS cannot read bytes that were not
  // inspected.
  const book = await readWithSheetJs(stream, inspection.isBiff8)
  const date1904 = book.Workbook?.WBProps?.date1904 === true
  return {
    format: 'xls',
    sheets: sheets.map((sheet) =>
      sheetFromSheetJs(book.Sheets[sheet.name], sheet, date1904, limits),
    ),
  }
}
