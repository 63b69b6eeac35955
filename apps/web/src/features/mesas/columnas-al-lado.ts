import type { Column } from '../../ui/table/column.ts'

/** Columns that stay visible when the page of a case takes half of the window beside the list. */
const PRIMERAS_AL_LADO = ['contribuyente', 'imponible', 'recurso', 'etapa', 'vence']

/**
 * Sorts the columns for a list beside the page of a case. The columns that distinguish one case from another come
 * first.
 */
export const columnasAlLado = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] => [
  ...PRIMERAS_AL_LADO.flatMap((una) => columns.filter(({ id }) => id === una)),
  ...columns.filter(({ id }) => !PRIMERAS_AL_LADO.includes(id)),
]
