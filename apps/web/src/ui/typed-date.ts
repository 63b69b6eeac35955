import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'

dayjs.extend(customParseFormat)

/**
 * Accepted formats of a typed or pasted date. The year has four digits. A format with two digits would already match
 * while the person types a four-digit year.
 */
const FORMATOS = [
  'D/M/YYYY',
  'DD/MM/YYYY',
  'D-M-YYYY',
  'DD-MM-YYYY',
  'D.M.YYYY',
  'DD.MM.YYYY',
  'DDMMYYYY',
  'YYYY-MM-DD',
]

/**
 * Parses a typed date strictly (D68), so 31/02 is not a day. Returns the local midnight of the day.
 *
 * @throws RangeError when the text is not a date, as the calendar component requires
 */
export const parseTypedDate = (text: string): Date => {
  const date = dayjs(text.trim(), FORMATOS, true)
  if (!date.isValid()) throw new RangeError(`«${text}» no es una fecha`)
  return date.toDate()
}
