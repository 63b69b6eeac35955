import { type PeriodoDeTitulo, parsePeriodo } from '@apremia/core'
import { type Cell, textOfCell } from '../read/cell.ts'
import { type Parsed, parsed, refused, refuseKind } from './problem.ts'

const EJEMPLO = 'Escríbalo como texto AAAA/CC, por ejemplo 2023/01.'

/**
 * Reads a tax period 'AAAA/CC' (year and instalment). Spreadsheet programs turn a typed '2023/01' into a date, so the
 * error for a date cell explains how to type a period.
 */
export const parsePeriodoCell = (cell: Cell): Parsed<PeriodoDeTitulo> => {
  const refusal = refuseKind(cell)
  if (refusal) return refusal
  if (typeof cell === 'object' && cell.kind === 'date')
    return refused('periodo', `La planilla convirtió el período en una fecha. ${EJEMPLO}`)
  const periodo = typeof cell === 'string' ? parsePeriodo(textOfCell(cell)) : undefined
  return periodo ? parsed(periodo) : refused('periodo', `El período no se entiende. ${EJEMPLO}`)
}
