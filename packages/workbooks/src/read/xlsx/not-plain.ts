import { WorkbookError } from '../../workbook-error.ts'

/**
 * Error for valid XML that the scanner does not handle: prefixed names, comments, CDATA. The part is then rewritten and
 * scanned again. Malformed content is refused with another error.
 */
export class NotPlain extends Error {
  override readonly name = 'NotPlain'
}

/** Reads a rewritten part. A NotPlain error here means that the part was never well formed. */
export const readRewritten = <T>(read: () => T): T => {
  try {
    return read()
  } catch (cause) {
    throw cause instanceof NotPlain ? new WorkbookError('xml-invalido', 'etiqueta') : cause
  }
}
