import { unescapeCell } from '../../xml/unescape.ts'
import { NotPlain } from './not-plain.ts'

const TEXT = /<t(?:\s[^>]*)?(?:\/>|>([^<]*)<\/t>)/g
/** Readings of ideographs ride along with the text but are not part of it. */
const PHONETIC = /<rPh[\s>][\s\S]*?<\/rPh>/g

/** The text of a string item: one `<t>` or several formatted runs. */
export const textOfRuns = (xml: string): string => {
  if (xml.includes('<!')) throw new NotPlain()
  let text = ''
  for (const run of xml.replace(PHONETIC, '').matchAll(TEXT)) text += unescapeCell(run[1] ?? '')
  return text
}
