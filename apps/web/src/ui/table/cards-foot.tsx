import type { Column } from './column.ts'

export const CardsFoot = <Row,>({ columns }: { readonly columns: readonly Column<Row>[] }) => {
  const [first, ...sums] = columns.filter(({ foot }) => foot !== undefined)
  if (!first) return null
  return (
    <div className="row-cards-foot">
      <strong>{first.foot}</strong>
      <dl className="row-card-datos">
        {sums.map(({ id, header, foot }) => (
          <div key={id}>
            <dt>{header}</dt>
            <dd>{foot}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
