import type { WorkBook } from 'xlsx'
import { WorkbookError } from '../../workbook-error.ts'

/**
 * Reads an inspected workbook stream with SheetJS. Number formats are kept, so that cells mean the same as in an .xlsx.
 * Any error of SheetJS is reported as a damaged file.
 */
export const readWithSheetJs = async (stream: Buffer, isUnicode: boolean): Promise<WorkBook> => {
  const { read, set_cptable } = await import('xlsx')
  // Excel 95 wrote its texts in the Windows code page of the computer, so SheetJS needs the tables of all the code
  // pages.
  if (!isUnicode) set_cptable(await import('xlsx/dist/cpexcel.full.mjs'))
  try {
    return read(stream, { type: 'buffer', cellNF: true, cellText: false, cellFormula: false })
  } catch {
    throw new WorkbookError('danado', 'no se pudo leer')
  }
}
