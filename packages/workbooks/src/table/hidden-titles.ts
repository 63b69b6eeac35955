import type { HiddenColumns } from '../read/workbook.ts'
import type { FoundHeadings } from './find-headings.ts'

/**
 * Returns the headings of the columns that the product reads although the sheet hides them. A message to the person
 * names these columns.
 */
export const hiddenTitles = <K extends string>(
  hidden: readonly HiddenColumns[],
  { columns, titles }: Pick<FoundHeadings<K>, 'columns' | 'titles'>,
): string[] =>
  [...columns].flatMap(([key, column]) =>
    hidden.some(({ left, right }) => column + 1 >= left && column + 1 <= right)
      ? [titles.get(key) ?? '']
      : [],
  )
