interface AmountHeadsProps {
  readonly nombres: readonly string[]
}

export const AmountHeads = ({ nombres }: AmountHeadsProps) =>
  nombres.map((nombre) => (
    <th key={nombre} scope="col" className="cell-end">
      {nombre}
    </th>
  ))
