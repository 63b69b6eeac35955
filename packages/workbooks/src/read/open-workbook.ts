import { LIMITS, type Limits, withLimits } from '../limits.ts'
import { WorkbookError } from '../workbook-error.ts'
import { detectContainer } from './detect-format.ts'
import type { Workbook } from './workbook.ts'
import { openXls } from './xls/open-xls.ts'
import { openXlsx } from './xlsx/open-xlsx.ts'

const MIB = 1024 * 1024

export const toBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const checkSize = (bytes: Uint8Array, limits: Limits): void => {
  if (bytes.length > limits.bytes)
    throw new WorkbookError('archivo-grande', `${Math.floor(limits.bytes / MIB)} MB`)
}

/**
 * Opens a workbook as .xlsx or .xls by its content, whatever its file name. Cells are read only when the rows of a
 * sheet are requested.
 *
 * @throws {@link WorkbookError} for any other file and for a file that exceeds a limit
 */
export const openWorkbook = async (
  bytes: Uint8Array,
  limits: Partial<Limits> = {},
): Promise<Workbook> => {
  const all = withLimits(LIMITS, limits)
  checkSize(bytes, all)
  const buffer = toBuffer(bytes)
  return detectContainer(buffer) === 'zip' ? openXlsx(buffer, all) : openXls(buffer, all)
}
