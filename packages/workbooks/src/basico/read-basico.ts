import type { Categoria, ErrorDeFila, FilaBasica } from '@apremia/core'
import { LIMITS_BASICO, type Limits, withLimits } from '../limits.ts'
import { openWorkbook } from '../read/open-workbook.ts'
import type { Sheet, Workbook } from '../read/workbook.ts'
import { firstSheet, tableNotices, unreadSheets } from '../table/choose-sheet.ts'
import type { FoundHeadings } from '../table/find-headings.ts'
import { parseCodigo } from '../table/parse-codigo.ts'
import { parseImponible } from '../table/parse-imponible.ts'
import { parsePeriodoCell } from '../table/parse-periodo-cell.ts'
import { optional } from '../table/problem.ts'
import { readTable, type TableRow } from '../table/read-table.ts'
import { RowErrors, RowReader, refuseMerged } from '../table/row-errors.ts'
import { WorkbookError } from '../workbook-error.ts'
import { type ClaveBasica, headingsBasicos } from './columnas-basicas.ts'
import { explainCategoria } from './explain-missing.ts'

export interface BasicoLeido {
  readonly hoja: string
  readonly filas: readonly FilaBasica[]
  /** Problems of all the rows together. The list has at most 10,000. */
  readonly errores: readonly ErrorDeFila[]
  /** Warnings for the person about a file that is accepted: hidden rows, ignored sheets and ignored columns. */
  readonly avisos: readonly string[]
  readonly ocultas: number
}

const optionalPeriodo = optional(parsePeriodoCell)

const readFila = (
  row: TableRow<ClaveBasica>,
  hoja: string,
  headings: FoundHeadings<ClaveBasica>,
  errors: RowErrors,
): FilaBasica | undefined => {
  const reader = new RowReader(row, hoja, headings, errors)
  const fila: FilaBasica = {
    fila: row.number,
    imponible: reader.field('imponible', parseImponible, ''),
    recurso: reader.field('recurso', parseCodigo, ''),
    abogado: reader.field('abogado', parseCodigo, ''),
    desde: reader.field('desde', optionalPeriodo, null),
    hasta: reader.field('hasta', optionalPeriodo, null),
  }
  return reader.ok ? fila : undefined
}

const readSheet = async (sheet: Sheet, categoria: Categoria): Promise<BasicoLeido> => {
  const errors = new RowErrors()
  const filas: FilaBasica[] = []
  const { headings, rows, hidden, hiddenColumns, merged } = await readTable(sheet, {
    headings: headingsBasicos(categoria),
    explainMissing: explainCategoria(categoria, sheet.name),
    onRow: (row, found) => {
      const fila = readFila(row, sheet.name, found, errors)
      if (fila) filas.push(fila)
    },
  })
  if (rows === 0) throw new WorkbookError('sin-datos', sheet.name)
  return {
    hoja: sheet.name,
    filas: refuseMerged(sheet.name, merged, filas, errors),
    errores: errors.errores,
    avisos: [
      ...tableNotices(sheet.name, { hidden, hiddenColumns, ignored: headings.ignored }),
      ...errors.notices(),
    ],
    ocultas: hidden,
  }
}

export const readBasicoFrom = async (
  workbook: Workbook,
  categoria: Categoria,
): Promise<BasicoLeido> => {
  const sheet = firstSheet(workbook)
  const leido = await readSheet(sheet, categoria)
  return { ...leido, avisos: [...leido.avisos, ...(await unreadSheets(workbook, [sheet]))] }
}

/**
 * Reads the basic workbook (.xlsx or .xls), in which a person lists the debts to claim in court. Reports the problems
 * of all the rows together (D86).
 *
 * @throws WorkbookError when the whole file is refused
 */
export const readBasico = async (
  bytes: Uint8Array,
  { categoria, limits }: { readonly categoria: Categoria; readonly limits?: Partial<Limits> },
): Promise<BasicoLeido> =>
  readBasicoFrom(await openWorkbook(bytes, withLimits(LIMITS_BASICO, limits)), categoria)
