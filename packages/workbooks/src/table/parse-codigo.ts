import { type Cell, isBlank, numberOfCell, textOfCell } from '../read/cell.ts'
import { FALTA, type Parsed, parsed, refuseDate, refused } from './problem.ts'

const INVALIDO = refused('codigo', 'El código debe tener de 1 a 10 letras o números, sin espacios.')

/**
 * The code of a resource or a lawyer: text, even when it is '2' or '19'. A numeric cell gives its digits
 * (2 is '2' however the cell shows it); letters become capitals (D155).
 */
export const parseCodigo = (cell: Cell): Parsed<string> => {
  if (isBlank(cell)) return FALTA
  const refusal = refuseDate(cell)
  if (refusal) return refusal
  const number = numberOfCell(cell)
  const text = number === undefined ? textOfCell(cell).trim().toUpperCase() : String(number)
  return /^[\p{L}\p{N}]{1,10}$/u.test(text) ? parsed(text) : INVALIDO
}
