import {
  CAMPOS_DE_ACTUACION,
  type ClaseDeCampo,
  type ColumnaDeActuacion,
  type ErrorDeFila,
  formatFecha,
} from '@apremia/core'
import { LIMITS_ACTUACIONES } from '../limits.ts'
import { type Cell, numberOfCell, type Row, textOfCell } from '../read/cell.ts'
import { openWorkbook } from '../read/open-workbook.ts'
import { readRows } from '../read/workbook.ts'
import { firstSheet } from '../table/choose-sheet.ts'
import { type FoundHeadings, findHeadings } from '../table/find-headings.ts'
import { normalizeHeading } from '../table/normalize-heading.ts'
import { parseFechaCell } from '../table/parse-fecha-cell.ts'
import type { WorkbookColumn } from '../write/column.ts'
import { buildWorkbook } from '../write/write-workbook.ts'
import { HEADINGS_DE_ACTUACIONES, MOTIVO_DEL_RECHAZO } from './columnas-de-actuaciones.ts'

interface Rechazada {
  readonly cells: readonly Cell[]
  readonly motivo: string
}

type Clase = ClaseDeCampo | undefined

const claseDe = (key: ColumnaDeActuacion | undefined): Clase => {
  if (key === 'fecha') return 'fecha'
  const datos: Readonly<Record<string, { readonly clase: ClaseDeCampo }>> = CAMPOS_DE_ACTUACION
  return key === undefined ? undefined : datos[key]?.clase
}

/**
 * Returns the exact value of a cell, not the text that the cell displays. So the value is the same when the corrected
 * workbook is read. Amounts keep all their decimals, and dates are 'DD/MM/AAAA'.
 */
const textOf = (cell: Cell, clase: Clase): string => {
  const number = clase === 'importe' ? numberOfCell(cell) : undefined
  if (number !== undefined) return String(number).replace('.', ',')
  const dia = clase?.startsWith('fecha') ? parseFechaCell(cell) : undefined
  return dia && 'value' in dia ? formatFecha(dia.value) : textOfCell(cell)
}

const columnsOf = (
  heading: Row,
  { columns }: FoundHeadings<ColumnaDeActuacion>,
): WorkbookColumn<Rechazada>[] => {
  const claves = new Map([...columns].map(([key, column]) => [column, key]))
  const propias = heading.cells.flatMap((cell, column): WorkbookColumn<Rechazada>[] => {
    const title = textOfCell(cell).trim()
    if (title === '' || normalizeHeading(title) === normalizeHeading(MOTIVO_DEL_RECHAZO)) return []
    const clase = claseDe(claves.get(column))
    const value = ({ cells }: Rechazada) => textOf(cells[column], clase)
    return [{ heading: title, type: 'text', value }]
  })
  const motivo = ({ motivo }: Rechazada): string => motivo
  const ultima: WorkbookColumn<Rechazada> = {
    ...{ heading: MOTIVO_DEL_RECHAZO, type: 'text', width: 80, wrap: true },
    value: motivo,
  }
  return [...propias, ultima]
}

const motivosDe = (errores: readonly ErrorDeFila[]): ReadonlyMap<number, string> => {
  const motivos = new Map<number, string>()
  for (const { fila, columna, mensaje } of errores) {
    const previo = motivos.get(fila)
    const motivo = columna === '' ? mensaje : `${columna}: ${mensaje}`
    motivos.set(fila, previo === undefined ? motivo : `${previo}\n${motivo}`)
  }
  return motivos
}

/**
 * Builds a workbook with the refused rows of an uploaded workbook of actions on cases, and a column of reasons. A
 * person can correct the new workbook and upload it.
 *
 * @param bytes the uploaded .xlsx or .xls
 */
export const buildActuacionesRechazadas = async (
  bytes: Uint8Array,
  errores: readonly ErrorDeFila[],
): Promise<Buffer> => {
  const sheet = firstSheet(await openWorkbook(bytes, LIMITS_ACTUACIONES))
  const motivos = motivosDe(errores)
  const rows: Rechazada[] = []
  let columns: WorkbookColumn<Rechazada>[] | undefined
  await readRows(sheet, (row) => {
    if (columns === undefined) {
      const found = findHeadings(row, HEADINGS_DE_ACTUACIONES, sheet.name)
      if (found.missing.length === 0) columns = columnsOf(row, found)
      return
    }
    const motivo = motivos.get(row.number)
    if (motivo !== undefined) rows.push({ cells: row.cells, motivo })
  })
  return buildWorkbook<[Rechazada]>({
    sheets: [{ name: sheet.name, columns: columns ?? [], rows }],
  })
}
