import { Fragment, type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'
import type { Column, DataTableProps, Sorting } from './column.ts'
import { ColumnName } from './column-name.tsx'
import { Expander, type Expansion } from './expander.tsx'
import { GridFrame } from './grid-frame.tsx'
import { PageTick, RowTick, type Selection } from './selection.tsx'
import { useChoice } from './use-choice.ts'

const classOf = (align: Column<never>['align'], width: Column<never>['width']) =>
  [align === 'end' ? 'cell-end' : '', width ? `cell-${width}` : ''].filter(Boolean).join(' ') ||
  undefined

/** Limits the content of a cell to two lines, in a column with the width 'two-lines'. */
const inLines = (content: ReactNode, width: Column<never>['width']): ReactNode =>
  width === 'two-lines' ? <span className="two-lines">{content}</span> : content

interface HeadProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly sorting: Sorting | undefined
  readonly tick: ReactNode
  readonly rowIndex: number | undefined
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const
const SORT_ICON = { asc: 'ascendente', desc: 'descendente' } as const

const HeadCell = ({
  tick,
  children,
}: {
  readonly tick: ReactNode
  readonly children: ReactNode
}) =>
  tick === undefined ? (
    children
  ) : (
    <div className="cell-ticked">
      {tick}
      {children}
    </div>
  )

const Head = <Row,>({ columns, sorting, tick, rowIndex }: HeadProps<Row>) => (
  <thead>
    <tr aria-rowindex={rowIndex}>
      {columns.map(({ id, header, glosa, align, orden }, index) => {
        const name = <ColumnName header={header} {...(glosa === undefined ? {} : { glosa })} />
        const className = align === 'end' ? 'cell-end' : undefined
        const first = index === 0 && tick ? tick : undefined
        if (!sorting || orden === undefined)
          return (
            <th key={id} scope="col" className={className} data-column={id}>
              <HeadCell tick={first}>{name}</HeadCell>
            </th>
          )
        const sentido = sorting.orden?.columna === orden ? sorting.orden.sentido : undefined
        return (
          <th
            key={id}
            scope="col"
            className={className}
            data-column={id}
            aria-sort={sentido ? ARIA_SORT[sentido] : 'none'}
          >
            <HeadCell tick={first}>
              <button type="button" className="sorter" onClick={() => sorting.onSort(orden)}>
                {name}
                <Icon name={sentido ? SORT_ICON[sentido] : 'ordenar'} />
              </button>
            </HeadCell>
          </th>
        )
      })}
    </tr>
  </thead>
)

const Foot = <Row,>({ columns }: { readonly columns: readonly Column<Row>[] }) => (
  <tfoot>
    <tr>
      {columns.map(({ id, foot, align, width }, index) =>
        index === 0 ? (
          <th key={id} scope="row" className={classOf(align, width)}>
            {foot}
          </th>
        ) : (
          <td key={id} className={classOf(align, width)} data-column={id}>
            {foot}
          </td>
        ),
      )}
    </tr>
  </tfoot>
)

interface BodyRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly className: string | undefined
  readonly current: boolean
  readonly expansion: Expansion<Row> | undefined
  readonly selection: Selection<Row> | undefined
  readonly onTick: ((on: boolean, shift: boolean) => void) | undefined
  readonly rowIndex: number | undefined
}

const BodyRow = <Row,>(props: BodyRowProps<Row>) => {
  const { row, columns, className, current, expansion, selection, onTick, rowIndex } = props
  const detailId = useId()
  const expandable = expansion && (expansion.has?.(row) ?? true)
  const open = expandable === true && expansion.isOpen(row)
  return (
    <Fragment>
      <tr
        className={className}
        aria-rowindex={rowIndex}
        aria-selected={selection?.isChosen(row)}
        aria-current={current || undefined}
      >
        {columns.map(({ id, cell, align, width, main }, index) => {
          const cellClass = classOf(align, width)
          const said = cell(row)
          const title = typeof said === 'string' && width !== 'code' ? said : undefined
          const content = inLines(said, width)
          return index === 0 ? (
            <th key={id} scope="row" className={cellClass} title={title}>
              {expansion || selection ? (
                <div className="cell-expandable">
                  {selection && <RowTick row={row} selection={selection} onTick={onTick} />}
                  {expandable && (
                    <Expander
                      name={expansion.nameOf(row)}
                      open={open}
                      controls={detailId}
                      onToggle={() => expansion.onToggle(row)}
                    />
                  )}
                  {expansion && !expandable && <span className="expander-none" />}
                  <span>{content}</span>
                </div>
              ) : (
                content
              )}
            </th>
          ) : (
            <td key={id} className={cellClass} data-column={id} data-main={main} title={title}>
              {content}
            </td>
          )
        })}
      </tr>
      {open && (
        <tr className="row-detail" id={detailId}>
          <td colSpan={columns.length}>
            <div className="row-detail-sheet">{expansion.detail(row)}</div>
          </td>
        </tr>
      )}
    </Fragment>
  )
}

/**
 * Plain HTML table. The header and the first column, which is the row header, stay visible while the table scrolls.
 * PrimeReact's DataTable is not used, because its grid roles are wrong for a screen reader. It also takes 108 kB of the
 * 110 kB allowed to a screen with a table (performance.md).
 */
export const PlainTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, rowKey, rowClass, isCurrent, busy = false, sorting } = props
  const { expansion, selection, parte } = props
  const choice = useChoice(rows, rowKey, selection)
  const partial = parte !== undefined && parte.total > rows.length ? parte : undefined
  return (
    <GridFrame
      caption={caption}
      busy={busy}
      rowCount={partial && partial.total + 1}
      selectable={selection !== undefined}
      choice={choice}
    >
      <Head
        columns={columns}
        sorting={sorting}
        tick={selection && <PageTick rows={rows} selection={selection} />}
        rowIndex={partial && 1}
      />
      <tbody>
        {rows.map((row, index) => (
          <BodyRow
            key={rowKey(row)}
            row={row}
            columns={columns}
            className={rowClass?.(row)}
            current={isCurrent?.(row) ?? false}
            expansion={expansion}
            selection={selection}
            onTick={choice && ((on, shift) => choice.choose(index, on, shift))}
            rowIndex={partial && partial.antes + index + 2}
          />
        ))}
      </tbody>
      {columns.some(({ foot }) => foot !== undefined) && <Foot columns={columns} />}
    </GridFrame>
  )
}
