import { type Marca, Tick } from '../tick.tsx'

export interface Selection<Row> {
  readonly isChosen: (row: Row) => boolean
  readonly onChoose: (rows: readonly Row[], chosen: boolean) => void
  /** Returns the accessible name of the checkbox of a row: 'Elegir 12345 AB'. */
  readonly nameOf: (row: Row) => string
  readonly pageName: string
  /** Id of the element that explains why no row can be chosen now. Undefined when the rows can be chosen. */
  readonly blockedBy?: string | undefined
}

interface RowTickProps<Row> {
  readonly row: Row
  readonly selection: Selection<Row>
  /**
   * Called when the person clicks the checkbox of a row. With `shift`, every row from the last chosen row to this row
   * is chosen too. Without this function, the checkbox changes only its own row.
   */
  readonly onTick?: ((on: boolean, shift: boolean) => void) | undefined
}

export const RowTick = <Row,>({ row, selection, onTick }: RowTickProps<Row>) => {
  const { isChosen, onChoose, nameOf, blockedBy } = selection
  return (
    <span className="row-tick">
      <Tick
        marca={isChosen(row) ? 'todos' : 'ninguno'}
        name={nameOf(row)}
        disabled={blockedBy !== undefined}
        describedBy={blockedBy}
        onChange={onTick ?? ((on) => onChoose([row], on))}
      />
    </span>
  )
}

interface PageTickProps<Row> {
  readonly rows: readonly Row[]
  readonly selection: Selection<Row>
  /**
   * Id of the checkbox, for a visible label that refers to it. Without an id, the checkbox has a name only for screen
   * readers.
   */
  readonly id?: string
}

const marcaOf = <Row,>(rows: readonly Row[], { isChosen }: Selection<Row>): Marca => {
  if (!rows.some(isChosen)) return 'ninguno'
  return rows.every(isChosen) ? 'todos' : 'algunos'
}

export const PageTick = <Row,>({ rows, selection, id }: PageTickProps<Row>) => {
  const { onChoose, pageName, blockedBy } = selection
  return (
    <span className="row-tick">
      <Tick
        marca={marcaOf(rows, selection)}
        {...(id === undefined ? { name: pageName } : { id })}
        disabled={blockedBy !== undefined}
        describedBy={blockedBy}
        onChange={(on) => onChoose(rows, on)}
      />
    </span>
  )
}
