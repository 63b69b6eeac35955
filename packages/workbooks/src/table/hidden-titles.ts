import type { HiddenColumns } from '../read/workbook.ts'
import type { FoundHeadings } from './find-headings.ts'

/** Titles of the columns that are read and the sheet hides. */
export const hiddenTitles = <K extends string>(
  hidden: readonly HiddenColumns[],
  { columns, titles }: Pick<FoundHeadings<K>, 'columns' | 'titles'>,
): string[] =>
  [...columns].flatMap(([key, column]) =>
    hidden.some(({ left, right }) => column + 1 >= left && column + 1 <= right)
      ? [titles.get(key) ?? '']
      : [],
  )
