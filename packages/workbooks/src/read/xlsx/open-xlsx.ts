import type { Limits } from '../../limits.ts'
import { WorkbookError } from '../../workbook-error.ts'
import { unpackPart, unpackSmallPart } from '../../zip/unpack-part.ts'
import { NO_END, type RowBatches, type Workbook } from '../workbook.ts'
import { normalizeXml } from './normalize-xml.ts'
import { NotPlain, readRewritten } from './not-plain.ts'
import { openPackage, type SheetPart, type XlsxPackage } from './open-package.ts'
import { readFormats } from './read-formats.ts'
import type { ScanContext } from './scan-context.ts'
import { readSharedStrings } from './shared-strings.ts'
import { SheetScanner } from './sheet-scanner.ts'

type ContextOf = (sheet: SheetPart) => Promise<ScanContext>

/**
 * Creates a function that returns the data needed to read any sheet of a workbook, such as the shared texts and the
 * number formats. The first call reads these data, and later calls reuse them.
 */
const createContexts = (xlsx: XlsxPackage, limits: Limits): ContextOf => {
  const { date1904 } = xlsx
  const read = async () => ({
    strings: await readSharedStrings(xlsx.strings, limits),
    formats: readFormats(xlsx.styles),
  })
  let common: ReturnType<typeof read> | undefined
  return async ({ name }) => {
    common ??= read()
    return { ...(await common), sheet: name, date1904, limits }
  }
}

async function* scan(sheet: SheetPart, context: ScanContext): RowBatches {
  const scanner = new SheetScanner(context)
  for await (const chunk of unpackPart(sheet.part)) {
    const rows = scanner.push(chunk)
    if (rows.length > 0) yield rows
  }
  return scanner.finish()
}

/**
 * Scans the sheet again after normalizeXml rewrites the XML. Yields only the rows after row `after`, because the first
 * scan already yielded the earlier rows.
 */
async function* scanNormalized(sheet: SheetPart, context: ScanContext, after: number): RowBatches {
  const { slowPath } = context.limits
  if (sheet.part.size > slowPath) throw new WorkbookError('no-reconocida')
  const scanner = new SheetScanner(context)
  const plain = normalizeXml(unpackSmallPart(sheet.part, slowPath))
  const rows = readRewritten(() => scanner.push(plain))
  yield rows.filter(({ number }) => number > after)
  return readRewritten(() => scanner.finish())
}

async function* rowsOf(sheet: SheetPart, contextOf: ContextOf): RowBatches {
  const context = await contextOf(sheet)
  const batches = scan(sheet, context)
  let last = 0
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
    await batches.return(NO_END)
  }
  return yield* scanNormalized(sheet, context, last)
}

export const openXlsx = async (bytes: Buffer, limits: Limits): Promise<Workbook> => {
  const xlsx = await openPackage(bytes, limits)
  const contextOf = createContexts(xlsx, limits)
  return {
    format: 'xlsx',
    sheets: xlsx.sheets.map((sheet) => ({
      name: sheet.name,
      visible: sheet.visible,
      rows: () => rowsOf(sheet, contextOf),
    })),
  }
}
