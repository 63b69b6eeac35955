import { columnName } from '../cell-address.ts'
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
  /** The cells of the heading row. */
  readonly encabezado: readonly Cell[]
  /** Rows with data below the heading, a few hundreds at a time. Throws when data is merged. */
  readonly batches: () => AsyncGenerator<readonly Row[], void, void>
  /** What people should know, once the rows were read: what was hidden, and sheets that nobody reads. */
  readonly avisos: () => Promise<string[]>
}

const ROWS_ABOVE = 10

const isZipOrCompound = (bytes: Buffer): boolean =>
  bytes.subarray(0, 2).toString('latin1') === 'PK' || bytes[0] === 0xd0

/** .xlsx and .xls by content; a text is taken for CSV. What is none of them is refused as a workbook would be. */
const openAny = (bytes: Uint8Array, limits: Limits) => {
  const buffer = toBuffer(bytes)
  const isText = !isZipOrCompound(buffer) && !buffer.subarray(0, 4096).includes(0)
  const looksForeign = /^\s*(<|%PDF|\{\\rtf)/.test(buffer.subarray(0, 512).toString('latin1'))
  return isText && !looksForeign ? openCsv(bytes, limits) : openWorkbook(bytes, limits)
}

const refuseMerged = (
  { merged }: SheetEnd,
  sheet: string,
  heading: number,
  columns: ReadonlyMap<ColumnaLeida, number>,
): void => {
  const known = [...columns.values()]
  const touches = ({ left, right, bottom }: MergedRange): boolean =>
    bottom > heading && known.some((column) => column + 1 >= left && column + 1 <= right)
  const found = merged.find(touches)
  if (found === undefined) return
  const { left, top, right, bottom } = found
  const range = `${columnName(left - 1)}${top}:${columnName(right - 1)}${bottom}`
  throw new WorkbookError('celdas-combinadas', sheet, range)
}

interface Heading {
  readonly row: Row
  readonly headings: FoundHeadings<ColumnaLeida>
}

/** The first row, among the first ten with content, that has the required headings. */
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

/** What a sheet hides of what is read. */
interface Oculto {
  hidden: number
  hiddenColumns: readonly string[]
}

async function* rowsBelow(sheet: Sheet, { row: heading, headings }: Heading, oculto: Oculto) {
  oculto.hidden = 0
  const batches = sheet.rows()
  try {
    for (;;) {
      const step = await batches.next()
      if (step.done) {
        refuseMerged(step.value, sheet.name, heading.number, headings.columns)
        oculto.hiddenColumns = hiddenTitles(step.value.hiddenColumns, headings)
        return
      }
      const rows = step.value.filter(
        ({ number, cells }) => number > heading.number && !cells.every(isBlank),
      )
      for (const { hidden } of rows) if (hidden) oculto.hidden++
      if (rows.length > 0) yield rows
    }
  } finally {
    await batches.return(NO_END)
  }
}

/** Opens a registry as a sheet whose columns are known. Rejects with a WorkbookError when it has no heading row. */
export const openHojaDePadron = async (
  bytes: Uint8Array,
  limits?: Partial<Limits>,
): Promise<HojaDePadron> => {
  const workbook = await openAny(bytes, withLimits(LIMITS_PADRON, limits))
  const sheet = firstSheet(workbook)
  const heading = await findHeading(sheet)
  const oculto: Oculto = { hidden: 0, hiddenColumns: [] }
  return {
    nombre: sheet.name,
    headings: heading.headings,
    encabezado: heading.row.cells,
    batches: () => rowsBelow(sheet, heading, oculto),
    avisos: async () => [
      // Columns that are not used are told apart.
      ...tableNotices(sheet.name, { ...oculto, ignored: [] }),
      ...(await unreadSheets(workbook, [sheet])),
    ],
  }
}
