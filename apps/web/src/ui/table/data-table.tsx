import { useNarrow } from '../use-narrow.ts'
import { Cards } from './cards.tsx'
import type { DataTableProps } from './column.ts'
import { PlainTable } from './plain-table.tsx'

export type { Column, DataTableProps, Sorting } from './column.ts'

/** Rows as a table or, where there is no room for its columns, each as a card. */
export const DataTable = <Row,>(props: DataTableProps<Row>) =>
  useNarrow() ? <Cards {...props} /> : <PlainTable {...props} />
