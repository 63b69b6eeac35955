import type { Limits } from '../../limits.ts'
import { unpackPart } from '../../zip/unpack-part.ts'
import type { RowBatches, Workbook } from '../workbook.ts'
import { NotPlain } from './not-plain.ts'
import { openPackage, type SheetPart, type XlsxPackage } from './open-package.ts'
import { openSlowly } from './open-slowly.ts'
import { readFormats } from './read-formats.ts'
import { readSharedStrings, type SharedStrings } from './shared-strings.ts'
import { SheetScanner } from './sheet-scanner.ts'

/** Makes a value when first asked for and keeps it. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

interface Source {
  readonly xlsx: XlsxPackage
  readonly limits: Limits
  readonly strings: () => Promise<SharedStrings>
  readonly slowly: () => Promise<Workbook>
}

async function* scan({ xlsx, limits, strings }: Source, sheet: SheetPart): RowBatches {
  const scanner = new SheetScanner({
    sheet: sheet.name,
    strings: await strings(),
    formats: readFormats(xlsx.styles),
    date1904: xlsx.date1904,
    limits,
  })
  for await (const chunk of unpackPart(sheet.part)) {
    const rows = scanner.push(chunk)
    if (rows.length > 0) yield rows
  }
  return scanner.finish()
}

/** Scans the sheet; where the scan gives up, SheetJS goes on after the last row already given. */
async function* rowsOf(source: Source, index: number, sheet: SheetPart): RowBatches {
  let last = 0
  const batches = scan(source, sheet)
  try {
    for (;;) {
      const step = await batches.next()
      if (step.done) return step.value
      last = step.value.at(-1)?.number ?? last
      yield step.value
    }
  } catch (cause) {
    if (!(cause instanceof NotPlain)) throw cause
  } finally {
    await batches.return({ merged: [] })
  }
  const slow = (await source.slowly()).sheets[index]?.rows()
  if (!slow) return { merged: [] }
  for (;;) {
    const step = await slow.next()
    if (step.done) return step.value
    yield step.value.filter(({ number }) => number > last)
  }
}

/** Opens an .xlsx. Sheets are scanned when their rows are asked for. */
export const openXlsx = async (bytes: Buffer, limits: Limits): Promise<Workbook> => {
  const xlsx = await openPackage(bytes, limits)
  const source: Source = {
    xlsx,
    limits,
    strings: once(() => readSharedStrings(xlsx.strings, limits)),
    slowly: once(() => openSlowly(bytes, xlsx, limits)),
  }
  return {
    format: 'xlsx',
    sheets: xlsx.sheets.map((sheet, index) => ({
      name: sheet.name,
      visible: sheet.visible,
      rows: () => rowsOf(source, index, sheet),
    })),
  }
}
