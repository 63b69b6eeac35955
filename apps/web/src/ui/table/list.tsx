import type { Page } from '@apremia/api-client'
import type { ReactNode } from 'react'
import type { Failure } from '../../api/failure.ts'
import { FailureAlert } from '../failure-alert.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { Paginator } from './paginator.tsx'
import { ListSkeleton, useDelayed } from './skeleton.tsx'

/** The part of a query's state a list shows. */
export interface ListSource<Row> {
  readonly currentData?: Page<readonly Row[]> | undefined
  readonly data?: Page<readonly Row[]> | undefined
  readonly error?: Failure | undefined
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface ListProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string | number
  readonly rowClass?: (row: Row) => string | undefined
  readonly source: ListSource<Row>
  readonly page: number
  readonly pageSize: number
  readonly onPage: (page: number) => void
  readonly onPageSize?: (size: number) => void
  /** Why there is nothing, and what to do. */
  readonly empty: ReactNode
}

/** A paged list in whichever state it is: on its way, failed, empty or with rows. A failure is never empty. */
export const List = <Row,>(props: ListProps<Row>) => {
  const { source, caption } = props
  const stale = useDelayed(source.isFetching && source.currentData === undefined)
  if (source.error && !source.isFetching) {
    return <FailureAlert failure={source.error} onRetry={() => void source.refetch()} />
  }
  const shown = source.currentData ?? source.data
  if (shown === undefined) return <ListSkeleton />
  if (shown.total === 0 && !source.isFetching) return <div className="empty">{props.empty}</div>
  return (
    <>
      <DataTable
        caption={caption}
        columns={props.columns}
        rows={shown.rows}
        rowKey={props.rowKey}
        {...(props.rowClass ? { rowClass: props.rowClass } : {})}
        busy={stale}
      />
      <Paginator
        label={caption}
        page={props.page}
        pageSize={props.pageSize}
        total={shown.total}
        onPage={props.onPage}
        {...(props.onPageSize ? { onPageSize: props.onPageSize } : {})}
      />
    </>
  )
}
