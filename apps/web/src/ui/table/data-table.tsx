import { type ReactNode, Suspense } from 'react'
import { later } from '../later.ts'
import { isNarrow } from '../use-narrow.ts'
import type { DataTableProps } from './column.ts'
import { PlainTable } from './plain-table.tsx'
import { ListSkeleton } from './skeleton.tsx'
import { useCards } from './use-cards.ts'

export type { Column, DataTableProps } from './column.ts'

/** Only phones load the cards. */
const LaterCards = later<DataTableProps<unknown>>(async () => (await import('./cards.tsx')).Cards)
const Cards = LaterCards as <Row>(props: DataTableProps<Row>) => ReactNode

// On a phone, the cards load at the same time as the rows.
if (isNarrow()) void LaterCards.load().catch(() => undefined)

/** Rows as a table or, where there is no room for its columns, each as a card. */
export const DataTable = <Row,>(props: DataTableProps<Row>) =>
  useCards() ? (
    <Suspense fallback={<ListSkeleton />}>
      <Cards {...props} />
    </Suspense>
  ) : (
    <PlainTable {...props} />
  )
