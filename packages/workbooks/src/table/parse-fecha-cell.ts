import { type Fecha, parseFecha, parseFechaLocal } from '@apremia/core'
import { type Cell, isBlank, numberOfCell, textOfCell } from '../read/cell.ts'
import { fechaOfSerial } from '../read/excel-date.ts'
import { FALTA, type Parsed, parsed, refused, refuseKind } from './problem.ts'

/** Programs that save a workbook again may drop the format of a date: its serial number is left. */
const fechaOfNumber = (cell: Cell): Fecha | undefined => {
  const serial = numberOfCell(cell)
  return Number.isInteger(serial) ? fechaOfSerial(serial ?? 0) : undefined
}

/** A date cell, its bare serial number, or a text 'DD/MM/AAAA' (dashes or dots too) or 'AAAA-MM-DD'. */
export const parseFechaCell = (cell: Cell): Parsed<Fecha> => {
  if (isBlank(cell)) return FALTA
  const refusal = refuseKind(cell)
  if (refusal) return refusal
  const text = typeof cell === 'string' ? textOfCell(cell).trim() : ''
  const fecha =
    typeof cell === 'object' && cell.kind === 'date'
      ? cell.fecha
      : (fechaOfNumber(cell) ?? parseFechaLocal(text) ?? parseFecha(text))
  return fecha
    ? parsed(fecha)
    : refused('fecha', 'La fecha no se entiende. Escríbala como DD/MM/AAAA.')
}
