import type { Column } from '../../ui/table/column.ts'

/** Columns that stay in sight beside the page of a case, where the list has half of the window. */
const PRIMERAS_AL_LADO = ['contribuyente', 'imponible', 'recurso', 'etapa', 'vence']

/** Sorts the columns for a list beside the page of a case: first the columns that tell the cases apart. */
export const columnasAlLado = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] => [
  ...PRIMERAS_AL_LADO.flatMap((una) => columns.filter(({ id }) => id === una)),
  ...columns.filter(({ id }) => !PRIMERAS_AL_LADO.includes(id)),
]
