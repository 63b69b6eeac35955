import { WorkbookError } from '../../workbook-error.ts'

/**
 * Error for valid XML that the scanner does not handle: prefixed names, comments, CDATA. The caller then rewrites the
 * XML with normalizeXml and scans it again. Malformed XML throws a WorkbookError instead.
 */
export class NotPlain extends Error {
  override readonly name = 'NotPlain'
}

/**
 * Runs `read` on a part (an XML file of the workbook) that normalizeXml rewrote. After the rewrite, only malformed XML
 * gives a NotPlain error, so that error is replaced with a WorkbookError.
 */
export const readRewritten = <T>(read: () => T): T => {
  try {
    return read()
  } catch (cause) {
    throw cause instanceof NotPlain ? new WorkbookError('xml-invalido', 'etiqueta') : cause
  }
}
