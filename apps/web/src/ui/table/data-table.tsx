import type { ReactNode } from 'react'
import { later } from '../later.tsx'
import { isNarrow } from '../use-narrow.ts'
import type { DataTableProps } from './column.ts'
import { PlainTable } from './plain-table.tsx'
import { ListSkeleton } from './skeleton.tsx'
import { useCards } from './use-cards.ts'

export type { Column, DataTableProps } from './column.ts'

const LaterCards = later(async () => (await import('./cards.tsx')).Cards, <ListSkeleton />)
const Cards = LaterCards as <Row>(props: DataTableProps<Row>) => ReactNode

if (isNarrow()) void LaterCards.load().catch(() => undefined)

export const DataTable = <Row,>(props: DataTableProps<Row>) =>
  useCards() ? <Cards {...props} /> : <PlainTable {...props} />
