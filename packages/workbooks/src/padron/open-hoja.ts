import { openCsv } from '../csv/open-csv.ts'
import { LIMITS_PADRON, type Limits, withLimits } from '../limits.ts'
import { type Cell, isBlank, type Row } from '../read/cell.ts'
import { openWorkbook, toBuffer } from '../read/open-workbook.ts'
import { type MergedRange, NO_END, type Sheet, type SheetEnd } from '../read/workbook.ts'
import { firstSheet, tableNotices, unreadSheets } from '../table/choose-sheet.ts'
import { type FoundHeadings, findHeadings } from '../table/find-headings.ts'
import { hiddenTitles } from '../table/hidden-titles.ts'
import { WorkbookError } from '../workbook-error.ts'
import { type ColumnaLeida, HEADINGS_DE_PADRON } from './columnas-de-padron.ts'

export interface HojaDePadron {
  readonly nombre: string
  readonly headings: FoundHeadings<ColumnaLeida>
  readonly encabezado: readonly Cell[]
  readonly batches: () => AsyncGenerator<readonly Row[], void, void>
  /**
   * Numbers of the sheet rows that have merged cells. They are known only after all the rows are read, because an .xlsx
   * lists the merged cells at the end of the sheet.
   */
  readonly combinadas: () => readonly number[]
  /**
   * Messages for the person about hidden rows and columns, and about sheets that are not read. They are known only
   * after all the rows are read.
   */
  readonly avisos: () => Promise<string[]>
}

const ROWS_ABOVE = 10

const isZipOrCompound = (bytes: Buffer): boolean =>
  bytes.subarray(0, 2).toString('latin1') === 'PK' || bytes[0] === 0xd0

const openAny = (bytes: Uint8Array, limits: Limits) => {
  const buffer = toBuffer(bytes)
  const isText = !isZipOrCompound(buffer) && !buffer.subarray(0, 4096).includes(0)
  const looksForeign = /^\s*(<|%PDF|\{\\rtf)/.test(buffer.subarray(0, 512).toString('latin1'))
  return isText && !looksForeign ? openCsv(bytes, limits) : openWorkbook(bytes, limits)
}

/**
 * Returns the numbers of the rows below the headings that have a merged cell in a column that the product reads. These
 * rows must be refused, because the value of a merged cell is unknown.
 */
const findMerged = (
  { merged }: SheetEnd,
  { row: heading, headings }: Heading,
  last: number,
): readonly number[] => {
  const known = [...headings.columns.values()]
  const touches = ({ left, right }: MergedRange): boolean =>
    known.some((column) => column + 1 >= left && column + 1 <= right)
  const rows = new Set<number>()
  for (const range of merged.filter(touches))
    for (let n = Math.max(range.top, heading.number + 1); n <= Math.min(range.bottom, last); n++)
      rows.add(n)
  return [...rows]
}

interface Heading {
  readonly row: Row
  readonly headings: FoundHeadings<ColumnaLeida>
}

/** The heading row is the first row, among the first ten rows with content, that has the required headings. */
const findHeading = async (sheet: Sheet): Promise<Heading> => {
  let failure: WorkbookError | undefined
  let above = 0
  const batches = sheet.rows()
  try {
    for (let step = await batches.next(); !step.done; step = await batches.next())
      for (const row of step.value) {
        if (row.cells.every(isBlank)) continue
        const headings = findHeadings(row, HEADINGS_DE_PADRON, sheet.name)
        if (headings.missing.length === 0) return { row, headings }
        failure ??= new WorkbookError('columnas-faltantes', sheet.name, headings.missing.join(', '))
        if (++above >= ROWS_ABOVE) throw failure
      }
  } finally {
    await batches.return(NO_END)
  }
  throw failure ?? new WorkbookError('sin-datos', sheet.name)
}

interface Oculto {
  hidden: number
  hiddenColumns: readonly string[]
  combinadas: readonly number[]
}

async function* rowsBelow(sheet: Sheet, found: Heading, oculto: Oculto) {
  const { row: heading, headings } = found
  oculto.hidden = 0
  let last = heading.number
  const batches = sheet.rows()
  try {
    for (;;) {
      const step = await batches.next()
      if (step.done) {
        oculto.combinadas = findMerged(step.value, found, last)
        oculto.hiddenColumns = hiddenTitles(step.value.hiddenColumns, headings)
        return
      }
      const rows = step.value.filter(
        ({ number, cells }) => number > heading.number && !cells.every(isBlank),
      )
      for (const { hidden } of rows) if (hidden) oculto.hidden++
      last = rows.at(-1)?.number ?? last
      if (rows.length > 0) yield rows
    }
  } finally {
    await batches.return(NO_END)
  }
}

/**
 * Opens the first visible sheet of a provincial register and recognises its columns.
 *
 * @throws WorkbookError when no row has the required headings
 */
export const openHojaDePadron = async (
  bytes: Uint8Array,
  limits?: Partial<Limits>,
): Promise<HojaDePadron> => {
  const workbook = await openAny(bytes, withLimits(LIMITS_PADRON, limits))
  const sheet = firstSheet(workbook)
  const heading = await findHeading(sheet)
  const oculto: Oculto = { hidden: 0, hiddenColumns: [], combinadas: [] }
  return {
    nombre: sheet.name,
    headings: heading.headings,
    encabezado: heading.row.cells,
    batches: () => rowsBelow(sheet, heading, oculto),
    combinadas: () => oculto.combinadas,
    avisos: async () => [
      // The result of `openPadron` already lists the ignored columns. So these notices about the sheet do not name them
      // again.
      ...tableNotices(sheet.name, {
        ...{ hidden: oculto.hidden, hiddenColumns: oculto.hiddenColumns, ignored: [] },
      }),
      ...(await unreadSheets(workbook, [sheet])),
    ],
  }
}
