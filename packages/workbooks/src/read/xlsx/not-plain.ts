/**
 * The scan met something legal that it does not handle (prefixed names, comments, CDATA): the workbook is
 * rewritten and scanned again. Malformed content is never this: it is refused.
 */
export class NotPlain extends Error {
  override readonly name = 'NotPlain'
}
