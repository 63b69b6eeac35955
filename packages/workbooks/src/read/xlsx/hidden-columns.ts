import type { HiddenColumns } from '../workbook.ts'

/** Matches the opening tag of a column. A quoted attribute may contain '>'. */
const COLUMN = /<col(?:\s+[^\s=<>"']+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/g
const ATTRIBUTE = /\s([^\s=<>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name,
      (double ?? single ?? '').trim(),
    ]),
  )

const numberOf = (text: string | undefined): number =>
  /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0

export const readHiddenColumns = (head: Buffer): HiddenColumns[] =>
  [...head.toString('latin1').matchAll(COLUMN)].flatMap(([tag]) => {
    const attributes = attributesOf(tag)
    if (!['1', 'true'].includes(attributes.get('hidden') ?? '')) return []
    const [left, right] = [numberOf(attributes.get('min')), numberOf(attributes.get('max'))]
    return left >= 1 && right >= left ? [{ left, right }] : []
  })
