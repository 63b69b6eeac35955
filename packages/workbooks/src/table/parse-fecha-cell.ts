import { type Fecha, parseFecha, parseFechaLocal } from '@apremia/core'
import { type Cell, isBlank, textOfCell } from '../read/cell.ts'
import { FALTA, type Parsed, parsed, refused, refuseKind } from './problem.ts'

/** A date cell, or a text 'DD/MM/AAAA' or 'AAAA-MM-DD'. */
export const parseFechaCell = (cell: Cell): Parsed<Fecha> => {
  if (isBlank(cell)) return FALTA
  const refusal = refuseKind(cell)
  if (refusal) return refusal
  const text = typeof cell === 'string' ? textOfCell(cell).trim() : ''
  const fecha =
    typeof cell === 'object' && cell.kind === 'date'
      ? cell.fecha
      : (parseFechaLocal(text) ?? parseFecha(text))
  return fecha
    ? parsed(fecha)
    : refused('fecha', 'La fecha no se entiende. Escríbala como DD/MM/AAAA.')
}
