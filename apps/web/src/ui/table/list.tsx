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

export interface ListSource<Row> {
  readonly currentData?: Page<readonly Row[]> | undefined
  readonly data?: Page<readonly Row[]> | undefined
  readonly error?: Failure | undefined
  readonly isFetching: boolean
  readonly fulfilledTimeStamp?: number | undefined
  readonly refetch: () => unknown
}

interface ListProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'busy' | 'parte'> {
  readonly source: ListSource<Row>
  readonly lista: PaginaDeLista
  readonly empty: ReactNode
  readonly hint?: ReactNode
  readonly pie?: ReactNode
  /**
   * True when the list is only as high as its rows, because the screen has more content below. By default, a list fills
   * the free height of the window.
   */
  readonly flows?: boolean
  readonly headed?: boolean
}

/**
 * Shows a paged list in any state: loading, failed, empty, with rows, or with outdated rows. A failure never looks like
 * an empty list. A page number past the end changes to the last page.
 */
export const List = <Row,>(props: ListProps<Row>) => {
  const { source, lista, empty, hint, pie, headed, flows, ...table } = props
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
  // After a failed refresh, the previous rows of the same query stay visible. A 403 hides the rows, because the person
  // may have lost access to them.
  const outdated =
    failure !== undefined && failure.status !== 403 && source.currentData !== undefined
  // The list has the same container while it loads, when it is empty and when it has rows. The layout of the page then
  // does not jump.
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
      <DataTable
        {...table}
        rows={shown.rows}
        busy={stale}
        parte={{ antes: (pagina - 1) * porPagina, total: shown.total }}
      />
      <Paginator label={table.caption} lista={lista} total={shown.total}>
        <Freshness busy={stale} time={source.fulfilledTimeStamp} onRefresh={refetch} />
        {pie}
        {!narrow && said}
      </Paginator>
    </div>
  )
}
