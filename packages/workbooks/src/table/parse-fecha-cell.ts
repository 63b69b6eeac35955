import { type Fecha, parseFecha, parseFechaLocal } from '@apremia/core'
import { type Cell, isBlank, numberOfCell, textOfCell } from '../read/cell.ts'
import { fechaOfSerial } from '../read/excel-date.ts'
import { FALTA, type Parsed, parsed, refused, refuseKind } from './problem.ts'

/**
 * Reads the date of a cell with a plain number, because some programs drop the date format when they save a workbook
 * again.
 */
const fechaOfNumber = (cell: Cell): Fecha | undefined => {
  const serial = numberOfCell(cell)
  return Number.isInteger(serial) ? fechaOfSerial(serial ?? 0) : undefined
}

/** Reads a date: a date cell, a serial number, or a text 'DD/MM/AAAA' (also with dashes or dots) or 'AAAA-MM-DD'. */
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
