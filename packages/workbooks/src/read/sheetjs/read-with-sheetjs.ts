import type { WorkBook } from 'xlsx'
import { WorkbookError } from '../../workbook-error.ts'

/**
 * Reads bytes that have passed the limits. Formulas and number formats are kept so that cells mean the same
 * here as in the scan. Whatever SheetJS throws means a damaged file.
 */
export const readWithSheetJs = async (bytes: Buffer): Promise<WorkBook> => {
  const { read } = await import('xlsx')
  try {
    return read(bytes, {
      type: 'buffer',
      cellFormula: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellStyles: false,
    })
  } catch {
    throw new WorkbookError('danado', 'no se pudo leer')
  }
}
