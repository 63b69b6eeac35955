import { unescapeCell } from '../../xml/unescape.ts'
import { NotPlain } from './not-plain.ts'

const TEXT = /<t(?:\s[^>]*)?(?:\/>|>([^<]*)<\/t>)/g
/** Matches the phonetic reading of ideographs, which is not part of the text. */
const PHONETIC = /<rPh[\s>][\s\S]*?<\/rPh>/g

export const textOfRuns = (xml: string): string => {
  if (xml.includes('<!')) throw new NotPlain()
  let text = ''
  for (const run of xml.replace(PHONETIC, '').matchAll(TEXT)) text += unescapeCell(run[1] ?? '')
  return text
}
