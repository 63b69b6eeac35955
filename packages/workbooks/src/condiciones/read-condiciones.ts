import {
  type ErrorDeFila,
  type FilaDeCondiciones,
  type FormaDeEscrito,
  LARGOS_DE_CONDICION,
  readEscrito,
  textos,
} from '@apremia/core'
import { LIMITS_CONDICIONES, type Limits, withLimits } from '../limits.ts'
import type { Cell } from '../read/cell.ts'
import { openWorkbook } from '../read/open-workbook.ts'
import type { Sheet } from '../read/workbook.ts'
import { firstSheet, tableNotices, unreadSheets } from '../table/choose-sheet.ts'
import type { HeadingSpec } from '../table/find-headings.ts'
import { parseTexto } from '../table/parse-texto.ts'
import { FALTA, type Parsed, parsed, refused } from '../table/problem.ts'
import { readTable } from '../table/read-table.ts'
import { RowErrors, RowReader, refuseMerged } from '../table/row-errors.ts'
import { WorkbookError } from '../workbook-error.ts'

export interface CondicionesLeidas {
  readonly hoja: string
  readonly filas: readonly FilaDeCondiciones[]
  readonly errores: readonly ErrorDeFila[]
  readonly avisos: readonly string[]
}

type Clave = 'contrato' | 'condiciones' | 'abogado' | 'municipio'

const { columnas } = textos.condiciones

const HEADINGS: readonly HeadingSpec<Clave>[] = [
  {
    key: 'contrato',
    title: columnas.contrato.toUpperCase(),
    aliases: ['nro contrato', 'numero de contrato', 'n de contrato'],
    required: true,
  },
  {
    key: 'condiciones',
    title: columnas.condiciones.toUpperCase(),
    aliases: ['condicion', 'condiciones legales'],
    required: true,
  },
  {
    key: 'abogado',
    title: columnas.abogado.toUpperCase(),
    aliases: ['cod abogado', 'codigo abogado', 'codigo de abogado', 'codigo del abogado'],
    required: true,
  },
  { key: 'municipio', title: columnas.municipio.toUpperCase(), aliases: [], required: false },
]

const texto =
  (largo: number, obligatorio: boolean, forma: FormaDeEscrito = 'nombre') =>
  (cell: Cell): Parsed<string> => {
    const leido = parseTexto(cell)
    if ('problem' in leido) return leido
    const escrito = readEscrito(leido.value, forma)
    if (!escrito.ok) return refused('no-se-ve', escrito.mensaje)
    const value = escrito.valor
    if (value === '' && obligatorio) return FALTA
    return value.length > largo
      ? refused('largo', `El texto pasa de ${largo} caracteres: abrévielo.`)
      : parsed(value)
  }

const CONTRATO = texto(LARGOS_DE_CONDICION.contrato, true)
const CONDICIONES = texto(LARGOS_DE_CONDICION.condiciones, true, 'texto')
const ABOGADO = texto(200, true)
const MUNICIPIO = texto(LARGOS_DE_CONDICION.municipio, false)

const readSheet = async (sheet: Sheet): Promise<CondicionesLeidas> => {
  const errors = new RowErrors()
  const filas: FilaDeCondiciones[] = []
  const { headings, rows, hidden, hiddenColumns, merged } = await readTable(sheet, {
    headings: HEADINGS,
    onRow: (row, found) => {
      const reader = new RowReader(row, sheet.name, found, errors)
      const fila: FilaDeCondiciones = {
        fila: row.number,
        contrato: reader.field('contrato', CONTRATO, ''),
        condiciones: reader.field('condiciones', CONDICIONES, ''),
        abogado: reader.field('abogado', ABOGADO, ''),
        municipio: reader.field('municipio', MUNICIPIO, ''),
      }
      if (reader.ok) filas.push(fila)
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
  }
}

/**
 * Reads a workbook of legal conditions (.xlsx or .xls, recognised by content). Reports the problems of all the rows
 * together (D86).
 *
 * @throws WorkbookError when the whole file is refused
 */
export const readCondiciones = async (
  bytes: Uint8Array,
  limits?: Partial<Limits>,
): Promise<CondicionesLeidas> => {
  const workbook = await openWorkbook(bytes, withLimits(LIMITS_CONDICIONES, limits))
  const sheet = firstSheet(workbook)
  const leidas = await readSheet(sheet)
  return { ...leidas, avisos: [...leidas.avisos, ...(await unreadSheets(workbook, [sheet]))] }
}
