import { type Row, textOfCell } from '../read/cell.ts'
import { WorkbookError } from '../workbook-error.ts'
import { isForbiddenHeading, normalizeHeading } from './normalize-heading.ts'

export interface HeadingSpec<K extends string> {
  readonly key: K
  readonly title: string
  readonly aliases: readonly string[]
  readonly required: boolean
}

export interface FoundHeadings<K extends string> {
  /** Position of each recognised column in the sheet, from 0, by key of the column. */
  readonly columns: ReadonlyMap<K, number>
  readonly titles: ReadonlyMap<K, string>
  readonly ignored: readonly string[]
  readonly missing: readonly string[]
}

/** Recognises the headings of a row. Throws when a heading is forbidden, or when two headings name the same column. */
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
