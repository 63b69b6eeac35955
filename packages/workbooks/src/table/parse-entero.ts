import { type Cell, isBlank, numberOfCell, textOfCell } from '../read/cell.ts'
import { FALTA, type Parsed, parsed, refuseDate, refused } from './problem.ts'

const ofText = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN)

export const parseEntero =
  (min: number, max: number) =>
  (cell: Cell): Parsed<number> => {
    if (isBlank(cell)) return FALTA
    const refusal = refuseDate(cell)
    if (refusal) return refusal
    const value = numberOfCell(cell) ?? ofText(textOfCell(cell).trim())
    return Number.isSafeInteger(value) && value >= min && value <= max
      ? parsed(value)
      : refused('entero', `Debe ser un número entero entre ${min} y ${max}.`)
  }
