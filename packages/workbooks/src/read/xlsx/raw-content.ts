import { unescapeXml } from '../../xml/unescape.ts'
import type { Cell } from '../cell.ts'
import type { CellType, CellValues } from './cell-value.ts'
import { NotPlain } from './not-plain.ts'

const FORMULA = /<f(?:\s[^>]*)?(?:\/>|>([^<]*)<\/f>)/
const VALUE = /<v(?:\s[^>]*)?>([^<]*)<\/v>/

/**
 * Returns the value of a cell from its XML content, which may have a formula, an inline text or an extension besides
 * `<v>`.
 */
export const cellOf = (xml: string, type: CellType, style: number, values: CellValues): Cell => {
  if (xml.includes('<!') || xml.includes('<?')) throw new NotPlain()
  const formula = FORMULA.exec(xml)
  if (formula) return { kind: 'formula', text: `=${unescapeXml(formula[1] ?? '')}` }
  if (type === 'inline') return values.ofInline(xml)
  return values.ofRaw(VALUE.exec(xml)?.[1] ?? '', type, style)
}
