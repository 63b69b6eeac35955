import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'

dayjs.extend(customParseFormat)

/**
 * Formats in which people here write a date, and in which a spreadsheet copies it. The year has four digits, because
 * two digits would already match while four are being typed.
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
 * Parses a typed date strictly (D68), so 31/02 is not a day. Returns its local midnight.
 *
 * @throws RangeError while the text is not a date, which is how the calendar learns it
 */
export const parseTypedDate = (text: string): Date => {
  const date = dayjs(text.trim(), FORMATOS, true)
  if (!date.isValid()) throw new RangeError(`«${text}» no es una fecha`)
  return date.toDate()
}
