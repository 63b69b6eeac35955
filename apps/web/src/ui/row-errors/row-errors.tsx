import type { ErrorDeFila } from '@apremia/core'
import { type ReactNode, useState } from 'react'
import { saveBlob } from '../../api/documents.ts'
import { Button } from '../button.tsx'
import { formatInteger } from '../format.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { Paginator } from '../table/paginator.tsx'
import { type FilaConFaltas, groupFaltas } from './group-faltas.ts'
import { rowErrorsCsv } from './row-errors-csv.ts'

const PAGE_SIZE = 25

const COLUMNS: readonly Column<FilaConFaltas>[] = [
  { id: 'fila', header: 'Fila', align: 'end', cell: ({ fila }) => (fila > 0 ? fila : 'Hoja') },
  {
    id: 'faltas',
    tarjeta: 'principal',
    header: 'Qué corregir',
    width: 'whole',
    cell: ({ faltas }) => (
      <ul className="row-faults">
        {faltas.map(({ columna, valor, regla, mensaje }) => (
          <li key={[columna, regla, mensaje].join('\n')}>
            <strong>{columna || 'Toda la fila'}</strong> <code>{valor || '(vacío)'}</code> {mensaje}
          </li>
        ))}
      </ul>
    ),
  },
]

interface RowErrorsProps {
  readonly archivo: string
  readonly errores: readonly ErrorDeFila[]
  readonly total: number
  readonly actions?: ReactNode
}

export const RowErrorsAlert = ({ archivo, errores, total, actions }: RowErrorsProps) => {
  const [page, setPage] = useState(1)
  const filas = groupFaltas(errores)
  const caption = `Filas por corregir de ${archivo}`
  const download = () =>
    saveBlob(
      new Blob([rowErrorsCsv(errores)], { type: 'text/csv;charset=utf-8' }),
      `${archivo.replace(/\.[^.]+$/, '')}_errores.csv`,
    )
  return (
    <div className="row-errors">
      <div className="row-errors-head">
        <h3>{caption}</h3>
        <div className="actions">
          {actions}
          <Button icon="descargar" onClick={download}>
            Descargar informe (CSV)
          </Button>
        </div>
      </div>
      {total > errores.length && (
        <p>
          Se muestran los primeros {formatInteger(errores.length)} de {formatInteger(total)}{' '}
          errores.
        </p>
      )}
      <DataTable
        caption={caption}
        columns={COLUMNS}
        rows={filas.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ clave }) => clave}
      />
      <Paginator
        label={caption}
        lista={{ pagina: page, porPagina: PAGE_SIZE, goTo: setPage }}
        total={filas.length}
      />
    </div>
  )
}
