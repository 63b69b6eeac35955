import { type Cell, isBlank, numberOfCell, textOfCell } from '../read/cell.ts'
import { FALTA, type Parsed, parsed, refuseDate, refused } from './problem.ts'

const INVALIDO = refused(
  'imponible',
  'El número de imponible debe ser un entero de hasta 10 cifras, sin puntos, comas ni letras.',
)

/**
 * Reads the number of a real property or a business, without leading zeros: '00123' is '123'. A numeric cell must have
 * a whole number. The number format of the cell is ignored (D155).
 */
export const parseImponible = (cell: Cell): Parsed<string> => {
  if (typeof cell === 'number' && Number.isInteger(cell) && cell > 0 && cell < 1e10)
    return parsed(String(cell))
  if (isBlank(cell)) return FALTA
  const refusal = refuseDate(cell)
  if (refusal) return refusal
  const number = numberOfCell(cell)
  const text = number === undefined ? textOfCell(cell).trim() : String(number)
  const digits = /^\d+$/.test(text) ? text.replace(/^0+/, '') : ''
  return digits === '' || digits.length > 10 ? INVALIDO : parsed(digits)
}
