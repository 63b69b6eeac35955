import { type Cell, isBlank, numberOfCell, textOfCell } from '../read/cell.ts'
import { FALTA, type Parsed, parsed, refuseDate, refused } from './problem.ts'

const INVALIDO = refused('codigo', 'El código debe tener de 1 a 10 letras o números, sin espacios.')

const isPlain = (text: string): boolean => {
  if (text.length < 1 || text.length > 10) return false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (!((code >= 48 && code <= 57) || (code >= 65 && code <= 90))) return false
  }
  return true
}

/**
 * Reads the code of a tax or a lawyer as text, even '2' or '19'. The format of a numeric cell is ignored: 2 is '2'.
 * Letters become capitals (D155).
 */
export const parseCodigo = (cell: Cell): Parsed<string> => {
  if (typeof cell === 'string' && isPlain(cell)) return parsed(cell)
  if (isBlank(cell)) return FALTA
  const refusal = refuseDate(cell)
  if (refusal) return refusal
  const number = numberOfCell(cell)
  const text = number === undefined ? textOfCell(cell).trim().toUpperCase() : String(number)
  return /^[\p{L}\p{N}]{1,10}$/u.test(text) ? parsed(text) : INVALIDO
}
