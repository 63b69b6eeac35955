import { readFile } from 'node:fs/promises'
import {
  type Centavos,
  centavos,
  ESTADO_OK,
  type Fecha,
  type FilaProcesada,
  fecha,
  type PeriodoReclamado,
} from '@apremia/core'
import { read, type WorkBook } from 'xlsx'

type Celdas = readonly unknown[]

const rowsOf = (
  book: WorkBook,
  name: string,
): { celda: (row: Celdas, title: string) => unknown; rows: Celdas[] } => {
  const sheet = book.Sheets[name] as { '!data'?: ({ v?: unknown } | undefined)[][] } | undefined
  const [titles = [], ...rows] = (sheet?.['!data'] ?? []).map((row) => row.map((cell) => cell?.v))
  const columns = new Map(titles.map((title, i) => [title, i]))
  return { celda: (row, title) => row[columns.get(title) ?? -1], rows }
}

const importe = (value: unknown): Centavos => centavos(Math.round(Number(value) * 100))
const texto = (value: unknown): string => (value === undefined ? '' : String(value))
const DAY = 86_400_000
/** Converts a cell to a date. A spreadsheet stores a date as the number of days since 1899-12-30. */
const dia = (value: unknown): Fecha =>
  fecha(new Date((Number(value) - 25_569) * DAY).toISOString().slice(0, 10))

/**
 * Reads the workbook with SheetJS (dense cells) and joins each row with the tax periods that it claims. The rows are
 * not validated.
 */
export const readWithSheetjs = async (path: string): Promise<readonly FilaProcesada[]> => {
  const book = read(await readFile(path), { dense: true })
  const detalle = rowsOf(book, 'Detalle')
  const porItem = new Map<unknown, PeriodoReclamado[]>()
  for (const row of detalle.rows) {
    const item = detalle.celda(row, 'FILA')
    const periodos = porItem.get(item) ?? []
    porItem.set(item, periodos)
    periodos.push({
      anio: Number(detalle.celda(row, 'ANIO')),
      cuota: Number(detalle.celda(row, 'CUOTA')),
      vencimiento: dia(detalle.celda(row, 'VENCIMIENTO')),
      capital: importe(detalle.celda(row, 'CAPITAL')),
      interes: importe(detalle.celda(row, 'INTERES')),
      total: importe(detalle.celda(row, 'TOTAL')),
    })
  }
  const { celda, rows } = rowsOf(book, 'Títulos')
  return rows.map((row, i) => ({
    fila: i + 2,
    imponible: texto(celda(row, 'NRO_INMUEBLE')),
    recurso: texto(celda(row, 'RECURSO')),
    abogado: texto(celda(row, 'ABOGADO')),
    desde: null,
    hasta: null,
    estado: ESTADO_OK,
    deudores: [
      { nombre: texto(celda(row, 'CONTRIBUYENTES')), documento: texto(celda(row, 'DNI_CUIT')) },
    ],
    domicilio: texto(celda(row, 'DOMICILIO')),
    ubicacion: texto(celda(row, 'UBICACION')),
    nomenclatura: texto(celda(row, 'NOMENCLATURA')),
    partida: texto(celda(row, 'PARTIDA')),
    recursoNombre: texto(celda(row, 'RECURSO_NOMBRE')),
    abogadoNombre: texto(celda(row, 'ABOGADO_NOMBRE')),
    liquidadoAl: dia(celda(row, 'LIQUIDADO_AL')),
    periodos: porItem.get(celda(row, 'FILA')) ?? [],
    capital: importe(celda(row, 'CAPITAL')),
    interes: importe(celda(row, 'INTERES')),
    total: importe(celda(row, 'TOTAL')),
    sello: '',
  }))
}
