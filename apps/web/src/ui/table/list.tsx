import type { Page } from '@apremia/api-client'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Failure } from '../../api/failure.ts'
import { useNarrow } from '../use-narrow.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { Freshness } from './freshness.tsx'
import { LoadFailure } from './load-failure.tsx'
import { OutdatedAlert } from './outdated-alert.tsx'
import { type PaginaDeLista, Paginator } from './paginator.tsx'
import { ListSkeleton, useDelayed } from './skeleton.tsx'

/** The part of a query's state a list shows. */
export interface ListSource<Row> {
  readonly currentData?: Page<readonly Row[]> | undefined
  readonly data?: Page<readonly Row[]> | undefined
  readonly error?: Failure | undefined
  readonly isFetching: boolean
  /** When `data` arrived, in milliseconds since 1970. */
  readonly fulfilledTimeStamp?: number | undefined
  readonly refetch: () => unknown
}

interface ListProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'busy'> {
  readonly source: ListSource<Row>
  readonly lista: PaginaDeLista
  /** Says why the list is empty, and how to go on. */
  readonly empty: ReactNode
  /** Explains how to use the rows. Not shown while there are none. */
  readonly hint?: ReactNode
  /** The screen has more than this list, so the list takes the height of its rows and not the rest of the window. */
  readonly flows?: boolean
  /** Keeps the headings on screen when the list is empty. */
  readonly headed?: boolean
}

/**
 * Paged list in any of its states: loading, failed, empty, with rows, or with outdated rows. A failure never looks like
 * an empty list, and a page past the end becomes the last one.
 */
export const List = <Row,>(props: ListProps<Row>) => {
  const { source, lista, empty, hint, headed, flows, ...table } = props
  const { pagina, porPagina } = lista
  const last = Math.ceil((source.currentData?.total ?? 0) / porPagina)
  const past = !source.isFetching && last > 0 && pagina > last
  const goToLast = useEffectEvent(() => lista.goTo(last, { replace: true }))
  useEffect(() => {
    if (past) goToLast()
  }, [past])
  const narrow = useNarrow()
  const stale = useDelayed(source.isFetching && source.currentData === undefined)
  const refetch = () => void source.refetch()
  const failure = source.isFetching ? undefined : source.error
  // An older answer to this same query is still worth reading, except after a 403: then the person may no longer see
  // it.
  const outdated =
    failure !== undefined && failure.status !== 403 && source.currentData !== undefined
  // The place is the same while the list loads, with rows and without, so that nothing jumps.
  const place = flows ? 'list' : 'list list-fill'
  if (failure && !outdated) return <LoadFailure failure={failure} onRetry={refetch} />
  const shown = source.currentData ?? source.data
  if (shown === undefined || past)
    return (
      <div className={place}>
        <ListSkeleton />
      </div>
    )
  const outdatedAlert = outdated && (
    <OutdatedAlert failure={failure} time={source.fulfilledTimeStamp} onRetry={refetch} />
  )
  if (shown.total === 0 && !source.isFetching) {
    return (
      <div className={place}>
        {outdatedAlert}
        {headed && <DataTable {...table} rows={[]} busy={stale} />}
        <div className="empty">{empty}</div>
      </div>
    )
  }
  const said = hint && <p className="search-hint">{hint}</p>
  return (
    <div className={place}>
      {outdatedAlert}
      {narrow && said}
      <DataTable {...table} rows={shown.rows} busy={stale} />
      <Paginator label={table.caption} lista={lista} total={shown.total}>
        <Freshness busy={stale} time={source.fulfilledTimeStamp} onRefresh={refetch} />
        {!narrow && said}
      </Paginator>
    </div>
  )
}
