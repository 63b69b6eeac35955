import type { Limits } from '../../limits.ts'
import { WorkbookError } from '../../workbook-error.ts'
import { decodeXml } from '../../xml/read-tags.ts'
import { unpackSmallPart } from '../../zip/unpack-part.ts'
import { readWithSheetJs } from '../sheetjs/read-with-sheetjs.ts'
import { sheetFromSheetJs } from '../sheetjs/sheet-from-sheetjs.ts'
import type { Workbook } from '../workbook.ts'
import type { XlsxPackage } from './open-package.ts'

/**
 * Opens with SheetJS an .xlsx that the scan does not recognise. SheetJS holds everything in memory and does
 * not check what it unpacks, so size, checksums and the absence of DOCTYPE are verified part by part first.
 */
export const openSlowly = async (
  bytes: Buffer,
  xlsx: XlsxPackage,
  limits: Limits,
): Promise<Workbook> => {
  let unpacked = 0
  for (const part of xlsx.parts.values()) {
    unpacked += part.size
    if (unpacked > limits.slowPath) throw new WorkbookError('no-reconocida')
    const content = unpackSmallPart(part, limits.slowPath)
    if (/\.(xml|rels)$/i.test(part.name)) decodeXml(content)
  }
  const book = await readWithSheetJs(bytes)
  return {
    format: 'xlsx',
    sheets: xlsx.sheets.map(({ name, visible }) =>
      sheetFromSheetJs(book.Sheets[name], { name, visible, date1904: xlsx.date1904, limits }),
    ),
  }
}
