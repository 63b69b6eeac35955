import type { HiddenColumns } from '../workbook.ts'

const COLUMN = /<col\s[^>]*>/g
const numberOf = (tag: string, name: string): number =>
  Number(new RegExp(`\\s${name}=["'](\\d{1,5})["']`).exec(tag)?.[1])

/** The columns a sheet hides, of what stands before its rows. */
export const readHiddenColumns = (head: Buffer): HiddenColumns[] =>
  [...head.toString('latin1').matchAll(COLUMN)].flatMap(([tag]) => {
    if (!/\shidden=["'](1|true)["']/.test(tag)) return []
    const [left, right] = [numberOf(tag, 'min'), numberOf(tag, 'max')]
    return left >= 1 && right >= left ? [{ left, right }] : []
  })
