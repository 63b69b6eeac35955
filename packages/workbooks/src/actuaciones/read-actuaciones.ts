import type { ClaveDeDato, ColumnaDeActuacion, ErrorDeFila, FilaDeActuaciones } from '@apremia/core'
import { LIMITS_ACTUACIONES, type Limits, withLimits } from '../limits.ts'
import { openWorkbook } from '../read/open-workbook.ts'
import type { Sheet } from '../read/workbook.ts'
import { firstSheet, tableNotices, unreadSheets } from '../table/choose-sheet.ts'
import type { FoundHeadings } from '../table/find-headings.ts'
import { normalizeHeading } from '../table/normalize-heading.ts'
import { parseCodigo } from '../table/parse-codigo.ts'
import { parseImponible } from '../table/parse-imponible.ts'
import { optional } from '../table/problem.ts'
import { readTable, type TableRow } from '../table/read-table.ts'
import { RowErrors, RowReader, refuseMerged } from '../table/row-errors.ts'
import { WorkbookError } from '../workbook-error.ts'
import {
  parseDato,
  parseFechaOpcional,
  parseMarca,
  parseTextoLimpio,
} from './celdas-de-actuacion.ts'
import {
  DATOS_DE_ACTUACION,
  HEADINGS_DE_ACTUACIONES,
  MOTIVO_DEL_RECHAZO,
} from './columnas-de-actuaciones.ts'

export interface ActuacionesLeidas {
  readonly hoja: string
  /**
   * All the rows of the workbook of actions, including the rows with errors. The earlier rows of the same property or
   * business decide whether an action is allowed.
   */
  readonly filas: readonly FilaDeActuaciones[]
  /**
   * Heading of each column in the uploaded workbook, for error messages. A column that the workbook lacks has the
   * heading of the example workbook.
   */
  readonly columnas: Readonly<Record<ColumnaDeActuacion, string>>
  readonly errores: readonly ErrorDeFila[]
  readonly avisos: readonly string[]
}

const codigoOpcional = optional(parseCodigo)

const readFila = (
  row: TableRow<ColumnaDeActuacion>,
  hoja: string,
  headings: FoundHeadings<ColumnaDeActuacion>,
  errors: RowErrors,
): FilaDeActuaciones => {
  const reader = new RowReader(row, hoja, headings, errors)
  const dato: Partial<Record<ClaveDeDato, string>> = {}
  for (const clave of DATOS_DE_ACTUACION) {
    const valor = headings.columns.has(clave) ? reader.field(clave, parseDato(clave), '') : ''
    if (valor !== '') dato[clave] = valor
  }
  return {
    fila: row.number,
    imponible: reader.field('imponible', parseImponible, ''),
    recurso: reader.field('recurso', parseCodigo, ''),
    fecha: reader.field('fecha', parseFechaOpcional, ''),
    grupo: reader.field('grupo', parseTextoLimpio, ''),
    tipo: reader.field('tipo', parseTextoLimpio, ''),
    abogado: reader.field('abogado', codigoOpcional, null) ?? '',
    obs: reader.field('obs', parseTextoLimpio, ''),
    otraRadicacion: reader.field('otraRadicacion', parseMarca, '') === '1',
    motivoForzar: reader.field('motivoForzar', parseTextoLimpio, ''),
    dato,
    rechazada: !reader.ok,
  }
}

const titlesOf = ({ titles }: FoundHeadings<ColumnaDeActuacion>) =>
  Object.fromEntries(
    HEADINGS_DE_ACTUACIONES.map(({ key, title }) => [key, titles.get(key) ?? title]),
  ) as ActuacionesLeidas['columnas']

const isMotivo = (title: string): boolean =>
  normalizeHeading(title) === normalizeHeading(MOTIVO_DEL_RECHAZO)

const readSheet = async (sheet: Sheet): Promise<ActuacionesLeidas> => {
  const errors = new RowErrors()
  const filas: FilaDeActuaciones[] = []
  const { headings, rows, hidden, hiddenColumns, merged } = await readTable(sheet, {
    headings: HEADINGS_DE_ACTUACIONES,
    onRow: (row, found) => filas.push(readFila(row, sheet.name, found, errors)),
  })
  if (rows === 0) throw new WorkbookError('sin-datos', sheet.name)
  const ignored = headings.ignored.filter((title) => !isMotivo(title))
  const sanas = new Set(refuseMerged(sheet.name, merged, filas, errors))
  return {
    hoja: sheet.name,
    filas: filas.map((fila) => (sanas.has(fila) ? fila : { ...fila, rechazada: true })),
    columnas: titlesOf(headings),
    errores: errors.errores,
    avisos: [...tableNotices(sheet.name, { hidden, hiddenColumns, ignored }), ...errors.notices()],
  }
}

/**
 * Reads a workbook of actions (.xlsx or .xls, recognised by content). Reports the problems of all the rows together
 * (D86).
 *
 * @throws WorkbookError when the whole file is refused
 */
export const readActuaciones = async (
  bytes: Uint8Array,
  limits?: Partial<Limits>,
): Promise<ActuacionesLeidas> => {
  const workbook = await openWorkbook(bytes, withLimits(LIMITS_ACTUACIONES, limits))
  const sheet = firstSheet(workbook)
  const leidas = await readSheet(sheet)
  return { ...leidas, avisos: [...leidas.avisos, ...(await unreadSheets(workbook, [sheet]))] }
}
