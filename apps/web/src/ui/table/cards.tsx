import { textos } from '@apremia/core'
import { useId } from 'react'
import { CardsFoot } from './cards-foot.tsx'
import { CardsHead } from './cards-head.tsx'
import type { Column, DataTableProps, PapelEnTarjeta } from './column.ts'
import { Expander, type Expansion } from './expander.tsx'
import { RowTick, type Selection } from './selection.tsx'

/**
 * Returns the part of a card in which the column is shown. By default, the first column is the title, and any other
 * column is a value with its header.
 */
const papelDe = ({ tarjeta }: Column<never>, index: number): PapelEnTarjeta =>
  tarjeta ?? (index === 0 ? 'nombre' : 'dato')

interface CardProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly className: string | undefined
  readonly expansion: Expansion<Row> | undefined
  readonly selection: Selection<Row> | undefined
}

const Card = <Row,>({ row, columns, className, expansion, selection }: CardProps<Row>) => {
  const detailId = useId()
  const expandable = expansion !== undefined && (expansion.has?.(row) ?? true)
  const open = expandable && expansion.isOpen(row)
  const of = (papel: PapelEnTarjeta) =>
    columns
      .filter((column, index) => papelDe(column, index) === papel)
      .map(({ id, header, cell }) => ({ id, header, content: cell(row) }))
  const datos = of('dato').filter(({ content }) => content !== textos.comunes.sinDato)
  const inPlace = (papel: PapelEnTarjeta) =>
    of(papel).map(({ id, header, content }) => (
      <span key={id} className={`row-card-${papel}`} data-column={id}>
        {papel === 'nombre' ? <small>{header}</small> : <span className="sr-only">{header}</span>}{' '}
        {content}
      </span>
    ))
  return (
    <li className={className}>
      <div className="row-card-head">
        {selection && <RowTick row={row} selection={selection} />}
        {inPlace('nombre')}
        {inPlace('estado')}
        {expandable && (
          <Expander
            name={expansion.nameOf(row)}
            open={open}
            controls={detailId}
            onToggle={() => expansion.onToggle(row)}
          />
        )}
      </div>
      <div className="row-card-body">
        {inPlace('principal')}
        {inPlace('importe')}
      </div>
      {datos.length > 0 && (
        <dl className="row-card-datos">
          {datos.map(({ id, header, content }) => (
            <div key={id} data-column={id}>
              <dt>{header}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      )}
      {of('acciones').map(({ id, content }) => (
        <div key={id} className="row-card-acciones" data-column={id}>
          {content}
        </div>
      ))}
      {open && (
        <div className="row-detail" id={detailId}>
          {expansion.detail(row)}
        </div>
      )}
    </li>
  )
}

export const Cards = <Row,>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, rowKey, rowClass, busy = false } = props
  const { sorting, expansion, selection } = props
  return (
    <div className="row-cards" aria-busy={busy || undefined}>
      <CardsHead columns={columns} rows={rows} sorting={sorting} selection={selection} />
      <ul aria-label={caption}>
        {rows.map((row) => (
          <Card
            key={rowKey(row)}
            row={row}
            columns={columns}
            className={['row-card', rowClass?.(row)].filter(Boolean).join(' ')}
            expansion={expansion}
            selection={selection}
          />
        ))}
      </ul>
      <CardsFoot columns={columns} />
    </div>
  )
}
