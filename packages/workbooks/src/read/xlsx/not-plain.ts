import { WorkbookError } from '../../workbook-error.ts'

/**
 * The scan met something legal that it does not handle (prefixed names, comments, CDATA): the workbook is
 * rewritten and scanned again. Malformed content is never this: it is refused.
 */
export class NotPlain extends Error {
  override readonly name = 'NotPlain'
}

/** Reads a part that was rewritten. If it is still not plain, it was never well formed. */
export const readRewritten = <T>(read: () => T): T => {
  try {
    return read()
  } catch (cause) {
    throw cause instanceof NotPlain ? new WorkbookError('xml-invalido', 'etiqueta') : cause
  }
}
