import type { ErrorDeFila } from '@apremia/core'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { formatInteger } from '../format.ts'
import type { Column } from '../table/data-table.tsx'
import { PagedTable } from '../table/paged-table.tsx'
import { CeldaDeFalta } from './celda-de-falta.tsx'
import { type FilaConFaltas, groupFaltas } from './group-faltas.ts'
import { rowErrorsCsv } from './row-errors-csv.ts'
import { saveReport } from './save-report.ts'

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
        {faltas.map((falta) => (
          <li key={[falta.columna, falta.regla, falta.mensaje].join('\n')}>
            <CeldaDeFalta {...falta} /> {falta.mensaje}
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
  const filas = groupFaltas(errores)
  const caption = `Filas por corregir de ${archivo}`
  const download = () =>
    saveReport(rowErrorsCsv(errores), (libro) => `${libro}_errores.csv`, archivo)
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
      <PagedTable
        caption={caption}
        columns={COLUMNS}
        rows={filas}
        rowKey={({ clave }) => clave}
        porPagina={PAGE_SIZE}
      />
    </div>
  )
}
