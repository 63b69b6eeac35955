import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Figures go to the end, in tabular digits. */
  readonly align?: 'start' | 'end'
  /** Codes and dates stay in one line; names and prose get room to be read. */
  readonly width?: 'code' | 'name' | 'prose'
}

/** A region that scrolls is reached by keyboard even when nothing inside takes the focus. */
const REACHABLE = { tabIndex: 0 }

const classOf = (align: Column<never>['align'], width: Column<never>['width']) =>
  [align === 'end' ? 'cell-end' : '', width ? `cell-${width}` : ''].filter(Boolean).join(' ') ||
  undefined

interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly rowClass?: (row: Row) => string | undefined
  readonly busy?: boolean
}

/**
 * A plain HTML table: header and first column stay in sight while it scrolls inside its own frame, and the
 * first column heads the row. PrimeReact's DataTable alone costs 108 kB of the 110 a screen with a table
 * may add (performance.md), and its grid roles are wrong for a screen reader.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, rowKey, rowClass, busy = false } = props
  return (
    <section
      className="table-frame"
      aria-label={`Tabla: ${caption}`}
      {...REACHABLE}
      aria-busy={busy || undefined}
    >
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" className={align === 'end' ? 'cell-end' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowClass?.(row)}>
              {columns.map(({ id, cell, align, width }, index) => {
                const className = classOf(align, width)
                return index === 0 ? (
                  <th key={id} scope="row" className={className}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={className}>
                    {cell(row)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
