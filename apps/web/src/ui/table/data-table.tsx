import { lazy, type ReactNode, Suspense } from 'react'
import type { DataTableProps } from './column.ts'
import { PlainTable } from './plain-table.tsx'
import { ListSkeleton } from './skeleton.tsx'
import { useCards } from './use-cards.ts'

export type { Column, DataTableProps, Sorting } from './column.ts'

/** Only phones load them. */
const Cards = lazy(async () => ({ default: (await import('./cards.tsx')).Cards })) as <Row>(
  props: DataTableProps<Row>,
) => ReactNode

/** Rows as a table or, where there is no room for its columns, each as a card. */
export const DataTable = <Row,>(props: DataTableProps<Row>) =>
  useCards() ? (
    <Suspense fallback={<ListSkeleton />}>
      <Cards {...props} />
    </Suspense>
  ) : (
    <PlainTable {...props} />
  )
