import {
  type ColumnaDeAcuse,
  type ErrorDeFila,
  type FilaDeAcuses,
  MEDIOS_DE_CARTA,
  parseNumeroDeCarta,
  RESULTADOS_DE_CARTA,
  textos,
} from '@apremia/core'
import { parseFechaOpcional, parseTextoLimpio } from '../actuaciones/celdas-de-actuacion.ts'
import { LIMITS_ACUSES, type Limits, withLimits } from '../limits.ts'
import { type Cell, numberOfCell, textOfCell } from '../read/cell.ts'
import { openWorkbook } from '../read/open-workbook.ts'
import type { Sheet } from '../read/workbook.ts'
import { firstSheet, tableNotices, unreadSheets } from '../table/choose-sheet.ts'
import type { FoundHeadings } from '../table/find-headings.ts'
import { normalizeHeading } from '../table/normalize-heading.ts'
import { FALTA, type Parsed, parsed, refused, refuseKind } from '../table/problem.ts'
import { readTable } from '../table/read-table.ts'
import { RowErrors, RowReader, refuseMerged } from '../table/row-errors.ts'
import { WorkbookError } from '../workbook-error.ts'
import { type ColumnaDePlanillaDeAcuses, HEADINGS_DE_ACUSES } from './columnas-de-acuses.ts'

export interface AcusesLeidos {
  readonly hoja: string
  readonly filas: readonly FilaDeAcuses[]
  /**
   * Heading of each column in the uploaded file, for error messages. For a column that the file lacks, the messages use
   * the heading of the example workbook.
   */
  readonly columnas: Readonly<Record<ColumnaDeAcuse, string>>
  readonly errores: readonly ErrorDeFila[]
  readonly avisos: readonly string[]
}

const { medios, resultados } = textos.cartas
const planilla = textos.planillaDeAcuses

/** Creates a reader of a cell that must have the code or the name of one of `opciones`. */
const parseOpcion =
  <T extends string>(opciones: readonly T[], nombres: Readonly<Record<T, string>>, falta: string) =>
  (cell: Cell): Parsed<string> => {
    const leido = parseTextoLimpio(cell)
    if ('problem' in leido || leido.value === '') return leido
    const escrito = normalizeHeading(leido.value)
    const elegida = opciones.find((opcion) =>
      [opcion, nombres[opcion]].some((uno) => normalizeHeading(uno) === escrito),
    )
    return elegida === undefined ? refused('opcion', falta) : parsed(elegida)
  }

const parseMedio = parseOpcion(MEDIOS_DE_CARTA, medios, planilla.medio)
const parseResultado = parseOpcion(RESULTADOS_DE_CARTA, resultados, planilla.resultado)

const parseNumero = (cell: Cell): Parsed<number> => {
  const refusal = refuseKind(cell)
  if (refusal) return refusal
  const escrito = textOfCell(cell).trim()
  if (escrito === '') return FALTA
  const numero = parseNumeroDeCarta(String(numberOfCell(cell) ?? escrito))
  return numero === undefined ? refused('numero', planilla.numero) : parsed(numero)
}

/** Reads a time of day 'HH:MM', written as text or as the fraction of a day that spreadsheets store. */
const parseHora = (cell: Cell): Parsed<string> => {
  const serial = typeof cell === 'object' && cell.kind === 'date' ? cell.serial : numberOfCell(cell)
  if (serial === undefined || serial < 0 || serial >= 1) return parseTextoLimpio(cell)
  const minutos = Math.round(serial * 1440) % 1440
  const dos = (n: number) => String(n).padStart(2, '0')
  return parsed(`${dos(Math.floor(minutos / 60))}:${dos(minutos % 60)}`)
}

type Lector = (cell: Cell) => Parsed<string>

const LECTORES: Readonly<Record<Exclude<ColumnaDeAcuse, 'numero'>, Lector>> = {
  medio: parseMedio,
  pieza: parseTextoLimpio,
  resultado: parseResultado,
  fecha: parseFechaOpcional,
  hora: parseHora,
  receptor: parseTextoLimpio,
  dni: parseTextoLimpio,
  vinculo: parseTextoLimpio,
  notificador: parseTextoLimpio,
  motivo: parseTextoLimpio,
  correccion: parseTextoLimpio,
}

const CAMPOS = Object.keys(LECTORES) as readonly (keyof typeof LECTORES)[]

const titlesOf = ({ titles }: FoundHeadings<ColumnaDePlanillaDeAcuses>) =>
  Object.fromEntries(
    HEADINGS_DE_ACUSES.map(({ key, title }) => [key, titles.get(key) ?? title]),
  ) as Record<ColumnaDePlanillaDeAcuses, string>

const readSheet = async (sheet: Sheet): Promise<AcusesLeidos> => {
  const errors = new RowErrors()
  const filas: FilaDeAcuses[] = []
  const { headings, rows, hidden, hiddenColumns, merged } = await readTable(sheet, {
    headings: HEADINGS_DE_ACUSES,
    onRow: (row, found) => {
      const escritas = CAMPOS.filter(
        (campo) => found.columns.has(campo) && textOfCell(row.cell(campo)).trim() !== '',
      )
      // A row without any data of an acknowledgement of receipt is skipped, because the demand letter of the row still
      // waits for the acknowledgement.
      if (escritas.length === 0) return
      const reader = new RowReader(row, sheet.name, found, errors)
      const numero = reader.field('numero', parseNumero, 0)
      const leidos = Object.fromEntries(
        CAMPOS.map((campo) => [
          campo,
          found.columns.has(campo) ? reader.field(campo, LECTORES[campo], '') : '',
        ]),
      ) as Record<(typeof CAMPOS)[number], string>
      if (reader.ok) filas.push({ fila: row.number, numero, ...leidos })
    },
  })
  if (rows === 0) throw new WorkbookError('sin-datos', sheet.name)
  const { ignored } = headings
  return {
    hoja: sheet.name,
    filas: refuseMerged(sheet.name, merged, filas, errors),
    columnas: titlesOf(headings),
    errores: errors.errores,
    avisos: [...tableNotices(sheet.name, { hidden, hiddenColumns, ignored }), ...errors.notices()],
  }
}

/**
 * Reads a workbook of acknowledgements of receipt (.xlsx or .xls, recognised by content). Reports the problems of all
 * the rows together (D86).
 *
 * @throws WorkbookError when the whole file is refused
 */
export const readAcuses = async (
  bytes: Uint8Array,
  limits?: Partial<Limits>,
): Promise<AcusesLeidos> => {
  const workbook = await openWorkbook(bytes, withLimits(LIMITS_ACUSES, limits))
  const sheet = firstSheet(workbook)
  const leidos = await readSheet(sheet)
  return { ...leidos, avisos: [...leidos.avisos, ...(await unreadSheets(workbook, [sheet]))] }
}
