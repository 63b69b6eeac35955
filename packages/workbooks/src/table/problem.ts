import { type Cell, isBlank } from '../read/cell.ts'

/** Reason why a cell is refused: the id of the rule and a message in Spanish that says what the person must do. */
export interface Problem {
  readonly regla: string
  readonly mensaje: string
}

export type Parsed<T> = { readonly value: T } | { readonly problem: Problem }

export const parsed = <T>(value: T): Parsed<T> => ({ value })

export const refused = (regla: string, mensaje: string): { readonly problem: Problem } => ({
  problem: { regla: `planilla.${regla}`, mensaje },
})

export const FALTA = refused('requerido', 'La celda está vacía y es obligatoria.')

/** Refuses a cell that no field accepts: a formula, an error value, TRUE or FALSE. */
export const refuseKind = (cell: Cell): { readonly problem: Problem } | undefined => {
  if (typeof cell === 'boolean')
    return refused('tipo', 'La celda tiene VERDADERO o FALSO; escriba el dato.')
  if (typeof cell !== 'object') return undefined
  if (cell.kind === 'formula')
    return refused('formula', 'La celda tiene una fórmula; péguela como valor.')
  if (cell.kind === 'error')
    return refused('error-de-celda', 'La celda muestra un error; corríjala y vuelva a intentar.')
  return undefined
}

/**
 * Refuses a date, and every cell that {@link refuseKind} refuses (a formula, an error value, TRUE or FALSE). Only date
 * columns accept dates.
 */
export const refuseDate = (cell: Cell): { readonly problem: Problem } | undefined =>
  typeof cell === 'object' && cell.kind === 'date'
    ? refused('fecha-en-columna', 'La celda tiene una fecha y esta columna no lleva fechas.')
    : refuseKind(cell)

export const optional =
  <T>(parse: (cell: Cell) => Parsed<T>) =>
  (cell: Cell): Parsed<T | null> =>
    isBlank(cell) ? parsed(null) : parse(cell)
