import type { Categoria, ErrorDeFila, FilaProcesada } from '@apremia/core'
import { explainCategoria } from '../basico/explain-missing.ts'
import { LIMITS_PROCESADO, type Limits, withLimits } from '../limits.ts'
import { openWorkbook } from '../read/open-workbook.ts'
import type { Workbook } from '../read/workbook.ts'
import { sheetNamed, tableNotices, unreadSheets } from '../table/choose-sheet.ts'
import { readTable } from '../table/read-table.ts'
import { RowErrors, RowReader, refuseMerged } from '../table/row-errors.ts'
import { WorkbookError } from '../workbook-error.ts'
import { HOJA_DETALLE } from './columnas-de-detalle.ts'
import { HOJA_TITULOS, headingsProcesados } from './columnas-de-titulos.ts'
import { readDetalle } from './read-detalle.ts'
import { readFilaProcesada } from './read-fila-procesada.ts'

export interface ProcesadoLeido {
  readonly hoja: string
  /**
   * Rows of 'Títulos' without a problem, in the order of the file. Their column ESTADO may contain OK or the reason of
   * a refusal.
   */
  readonly filas: readonly FilaProcesada[]
  /** Row numbers of the rows of 'Títulos' that have a problem, or whose tax periods in 'Detalle' have a problem. */
  readonly descartadas: readonly number[]
  readonly errores: readonly ErrorDeFila[]
  readonly avisos: readonly string[]
  readonly ocultas: number
}

const sobrantes = (count: number): string[] =>
  count > 0
    ? [
        `La hoja «${HOJA_DETALLE}» tiene períodos de ${count} filas que no están en «${HOJA_TITULOS}».`,
      ]
    : []

const read = async (workbook: Workbook, categoria: Categoria): Promise<ProcesadoLeido> => {
  const titulos = sheetNamed(workbook, HOJA_TITULOS)
  const detalle = sheetNamed(workbook, HOJA_DETALLE)
  const errors = new RowErrors()
  const { porItem, empacados, avisos } = await readDetalle(detalle, categoria, errors)
  const taken = new Set<number>()
  const leidas: FilaProcesada[] = []
  const numeros: number[] = []
  const { headings, rows, hidden, hiddenColumns, merged } = await readTable(titulos, {
    headings: headingsProcesados(categoria),
    explainMissing: explainCategoria(categoria, titulos.name),
    onRow: (row, found) => {
      const reader = new RowReader(row, titulos.name, found, errors)
      const fila = readFilaProcesada(reader, row.number, { porItem, empacados }, taken)
      numeros.push(row.number)
      if (fila) leidas.push(fila)
    },
  })
  if (rows === 0) throw new WorkbookError('sin-datos', titulos.name)
  const filas = refuseMerged(titulos.name, merged, leidas, errors)
  const sanas = new Set(filas.map(({ fila }) => fila))
  return {
    hoja: titulos.name,
    filas,
    descartadas: numeros.filter((numero) => !sanas.has(numero)),
    errores: errors.errores,
    avisos: [
      ...tableNotices(titulos.name, { hidden, hiddenColumns, ignored: headings.ignored }),
      ...avisos,
      ...sobrantes([...porItem.keys()].filter((item) => !taken.has(item)).length),
      ...(await unreadSheets(workbook, [titulos, detalle])),
      ...errors.notices(),
    ],
    ocultas: hidden,
  }
}

/**
 * Reads the processed workbook (.xlsx or .xls), from which executive titles are made. People may have sorted, hidden or
 * deleted rows. So the column FILA links each row of 'Títulos' with its tax periods in 'Detalle'. Amounts are exact to
 * the centavo.
 *
 * @throws WorkbookError when the whole file is refused
 */
export const readProcesado = async (
  bytes: Uint8Array,
  { categoria, limits }: { readonly categoria: Categoria; readonly limits?: Partial<Limits> },
): Promise<ProcesadoLeido> =>
  read(await openWorkbook(bytes, withLimits(LIMITS_PROCESADO, limits)), categoria)
