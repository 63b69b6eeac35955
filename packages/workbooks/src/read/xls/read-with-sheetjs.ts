import type { WorkBook } from 'xlsx'
import { WorkbookError } from '../../workbook-error.ts'

/**
 * Reads a workbook stream that has passed the inspection. Number formats are kept so that cells mean the
 * same as those of an .xlsx. Whatever SheetJS throws means a damaged file.
 */
export const readWithSheetJs = async (stream: Buffer, isUnicode: boolean): Promise<WorkBook> => {
  const { read, set_cptable } = await import('xlsx')
  // Excel 95 wrote its texts in the code page of the machine.
  if (!isUnicode) set_cptable(await import('xlsx/dist/cpexcel.full.mjs'))
  try {
    return read(stream, { type: 'buffer', cellNF: true, cellText: false, cellFormula: false })
  } catch {
    throw new WorkbookError('danado', 'no se pudo leer')
  }
}
