import { type Cell, textOfCell } from '../read/cell.ts'
import { type Parsed, parsed, refuseDate } from './problem.ts'

/**
 * Reads any text, '' when the cell is empty. A number gives the text that the cell shows, so partidas (property
 * numbers) and CUIT (tax number) keep their separators.
 */
export const parseTexto = (cell: Cell): Parsed<string> =>
  refuseDate(cell) ?? parsed(textOfCell(cell))
