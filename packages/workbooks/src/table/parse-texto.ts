import { type Cell, textOfCell } from '../read/cell.ts'
import { type Parsed, parsed, refuseDate } from './problem.ts'

/** Any text, '' when empty; a number gives what the cell shows, so partidas and CUIT keep their form. */
export const parseTexto = (cell: Cell): Parsed<string> =>
  refuseDate(cell) ?? parsed(textOfCell(cell))
