import { type Marca, Tick } from '../tick.tsx'

/** Rows that are chosen, to do something with all of them. */
export interface Selection<Row> {
  readonly isChosen: (row: Row) => boolean
  readonly onChoose: (rows: readonly Row[], chosen: boolean) => void
  /** What the box of a row chooses: 'Elegir 12345 AB'. */
  readonly nameOf: (row: Row) => string
  /** What the box over them does. */
  readonly pageName: string
  /** Id of the text that says why nothing can be chosen. */
  readonly blockedBy?: string | undefined
}

interface RowTickProps<Row> {
  readonly row: Row
  readonly selection: Selection<Row>
}

export const RowTick = <Row,>({ row, selection }: RowTickProps<Row>) => {
  const { isChosen, onChoose, nameOf, blockedBy } = selection
  return (
    <span className="row-tick">
      <Tick
        marca={isChosen(row) ? 'todos' : 'ninguno'}
        name={nameOf(row)}
        disabled={blockedBy !== undefined}
        describedBy={blockedBy}
        onChange={(on) => onChoose([row], on)}
      />
    </span>
  )
}

interface PageTickProps<Row> {
  readonly rows: readonly Row[]
  readonly selection: Selection<Row>
  /** Of the box, for a label that is seen; without it, what it does is only said. */
  readonly id?: string
}

/** Of the rows on the page, all, some or none. */
const marcaOf = <Row,>(rows: readonly Row[], { isChosen }: Selection<Row>): Marca => {
  if (!rows.some(isChosen)) return 'ninguno'
  return rows.every(isChosen) ? 'todos' : 'algunos'
}

/** Chooses the page that is seen, no more (ux 8). */
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
