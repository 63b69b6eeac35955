import { type Row, textOfCell } from '../read/cell.ts'
import { WorkbookError } from '../workbook-error.ts'
import { isForbiddenHeading, normalizeHeading } from './normalize-heading.ts'

/** A column a sheet may or must have. */
export interface HeadingSpec<K extends string> {
  readonly key: K
  /** Heading that the product writes and names in messages. */
  readonly title: string
  /** Other headings for the column, compared by {@link normalizeHeading}. */
  readonly aliases: readonly string[]
  readonly required: boolean
}

export interface FoundHeadings<K extends string> {
  /** Column of each key, from 0. */
  readonly columns: ReadonlyMap<K, number>
  /** Headings as the file writes them. */
  readonly titles: ReadonlyMap<K, string>
  /** Headings that mean nothing here. */
  readonly ignored: readonly string[]
  readonly missing: readonly string[]
}

/** Recognises the headings in a row. Throws when one is forbidden or two mean the same. */
export const findHeadings = <K extends string>(
  row: Row,
  specs: readonly HeadingSpec<K>[],
  sheet: string,
): FoundHeadings<K> => {
  const byName = new Map<string, HeadingSpec<K>>()
  for (const spec of specs)
    for (const name of [spec.title, ...spec.aliases]) byName.set(normalizeHeading(name), spec)
  const columns = new Map<K, number>()
  const titles = new Map<K, string>()
  const ignored: string[] = []
  row.cells.forEach((cell, column) => {
    const text = textOfCell(cell).trim()
    if (text === '') return
    if (isForbiddenHeading(text)) throw new WorkbookError('encabezado-prohibido', sheet, text)
    const spec = byName.get(normalizeHeading(text))
    if (!spec) ignored.push(text)
    else if (columns.has(spec.key))
      throw new WorkbookError('encabezado-repetido', sheet, spec.title)
    else {
      columns.set(spec.key, column)
      titles.set(spec.key, text)
    }
  })
  const missing = specs
    .filter(({ key, required }) => required && !columns.has(key))
    .map(({ title }) => title)
  return { columns, titles, ignored, missing }
}
