import type { HiddenColumns } from '../read/workbook.ts'
import type { FoundHeadings } from './find-headings.ts'

/**
 * Returns the headings of the known columns that the sheet hides. The hidden columns are read anyway, so a message for
 * the person names them.
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
