import { type ReactNode, Suspense } from 'react'
import { later } from '../later.ts'
import { isNarrow } from '../use-narrow.ts'
import type { DataTableProps } from './column.ts'
import { PlainTable } from './plain-table.tsx'
import { ListSkeleton } from './skeleton.tsx'
import { useCards } from './use-cards.ts'

export type { Column, DataTableProps } from './column.ts'

const LaterCards = later<DataTableProps<unknown>>(async () => (await import('./cards.tsx')).Cards)
const Cards = LaterCards as <Row>(props: DataTableProps<Row>) => ReactNode

if (isNarrow()) void LaterCards.load().catch(() => undefined)

export const DataTable = <Row,>(props: DataTableProps<Row>) =>
  useCards() ? (
    <Suspense fallback={<ListSkeleton />}>
      <Cards {...props} />
    </Suspense>
  ) : (
    <PlainTable {...props} />
  )
