import type { ZipPart } from '../../zip/open-zip.ts'
import { codeOfId, type FormatKind, kindOfCode } from '../number-format.ts'
import { tagsOf } from './open-package.ts'

/** Number formats of the cells. The attribute `s` of a cell is the index of its number format in both lists. */
export interface CellFormats {
  readonly kinds: readonly FormatKind[]
  readonly codes: readonly string[]
}

const NONE: CellFormats = { kinds: [], codes: [] }

export const readFormats = (styles: ZipPart | undefined): CellFormats => {
  if (!styles) return NONE
  const own = new Map<number, string>()
  const codes: string[] = []
  let inCellFormats = false
  for (const { name, attributes } of tagsOf(styles)) {
    if (name === 'numFmt')
      own.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '')
    else if (name === 'cellXfs') inCellFormats = true
    else if (name === 'cellStyles' || name === 'dxfs') inCellFormats = false
    else if (name === 'xf' && inCellFormats)
      codes.push(codeOfId(Number(attributes.get('numFmtId') ?? 0), own))
  }
  return { codes, kinds: codes.map(kindOfCode) }
}
