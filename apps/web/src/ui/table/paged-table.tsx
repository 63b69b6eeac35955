import { useState } from 'react'
import type { DataTableProps } from './column.ts'
import { DataTable } from './data-table.tsx'
import { Paginator } from './paginator.tsx'

interface PagedTableProps<Row>
  extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rows' | 'rowKey'> {
  readonly porPagina: number
}

export const PagedTable = <Row,>({ rows, porPagina, ...table }: PagedTableProps<Row>) => {
  const [elegida, setElegida] = useState(1)
  const pagina = Math.min(elegida, Math.max(1, Math.ceil(rows.length / porPagina)))
  return (
    <>
      <DataTable {...table} rows={rows.slice((pagina - 1) * porPagina, pagina * porPagina)} />
      <Paginator
        label={table.caption}
        lista={{ pagina, porPagina, goTo: setElegida }}
        total={rows.length}
      />
    </>
  )
}
