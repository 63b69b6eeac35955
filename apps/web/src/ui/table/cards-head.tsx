import { textos } from '@apremia/core'
import { useId } from 'react'
import { Button } from '../button.tsx'
import type { Column, DataTableProps, Sorting } from './column.ts'
import { PageTick, type Selection } from './selection.tsx'

const { ordenarPor, ordenes } = textos.comunes

interface OrderProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly sorting: Sorting
}

/** Select that sets the order of a list of cards, because cards have no column headers. */
const Order = <Row,>({ columns, sorting }: OrderProps<Row>) => {
  const id = useId()
  const { orden, onSort } = sorting
  const choices = columns.flatMap(({ header, orden: name }) =>
    name === undefined ? [] : [{ name, header }],
  )
  if (choices.length === 0) return null
  const sentido = orden?.sentido ?? 'asc'
  return (
    <div className="row-cards-order">
      <label htmlFor={id}>{ordenarPor}</label>
      <select
        id={id}
        className="select"
        value={orden?.columna ?? ''}
        onChange={({ target }) => onSort(target.value)}
      >
        {!choices.some(({ name }) => name === orden?.columna) && <option value="" />}
        {choices.map(({ name, header }) => (
          <option key={name} value={name}>
            {header}
          </option>
        ))}
      </select>
      {orden && (
        <Button
          variant="ghost"
          icon={sentido === 'asc' ? 'ascendente' : 'descendente'}
          aria-label={ordenes[sentido]}
          title={ordenes[sentido]}
          onClick={() => onSort(orden.columna)}
        />
      )}
    </div>
  )
}

interface CardsHeadProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rows'> {
  readonly sorting: Sorting | undefined
  readonly selection: Selection<Row> | undefined
}

export const CardsHead = <Row,>({ columns, rows, sorting, selection }: CardsHeadProps<Row>) => {
  const id = useId()
  if (!selection && !sorting) return null
  return (
    <div className="row-cards-head">
      {selection && (
        <div className="row-cards-page">
          <PageTick rows={rows} selection={selection} id={id} />
          <label htmlFor={id}>{selection.pageName}</label>
        </div>
      )}
      {sorting && <Order columns={columns} sorting={sorting} />}
    </div>
  )
}
