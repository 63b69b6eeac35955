import { LIMITS, type Limits, withLimits } from '../limits.ts'
import { textOfCell } from '../read/cell.ts'
import { readRows } from '../read/workbook.ts'
import { firstSheet } from '../table/choose-sheet.ts'
import { buildWorkbook } from '../write/write-workbook.ts'
import { openCsv } from './open-csv.ts'

/**
 * Converts a CSV file to an .xlsx workbook, because the API accepts only workbooks (D93). Each cell is text, and each
 * row keeps its number. The same CSV file gives the same bytes.
 */
export const convertCsvToWorkbook = async (
  bytes: Uint8Array,
  limits?: Partial<Limits>,
): Promise<Buffer> => {
  const sheet = firstSheet(openCsv(bytes, withLimits(LIMITS, limits)))
  const lines: string[][] = []
  await readRows(sheet, ({ number, cells }) => {
    while (lines.length < number - 1) lines.push([])
    lines.push(cells.map(textOfCell))
  })
  const width = lines.reduce((most, { length }) => Math.max(most, length), 1)
  const [heading = [], ...rows] = lines
  return buildWorkbook<[readonly string[]]>({
    sheets: [
      {
        name: sheet.name,
        columns: Array.from({ length: width }, (_, i) => ({
          ...{ heading: heading[i] ?? '', type: 'text' as const },
          value: (row: readonly string[]) => row[i],
        })),
        rows,
        table: false,
      },
    ],
  })
}
