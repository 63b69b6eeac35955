import * as XLSX from 'xlsx'

export interface ArchivoASubir {
  readonly name: string
  readonly bytes: Buffer
}

export interface FilaProcesada {
  readonly imponible: string
  readonly recurso: string
  readonly abogado: string
  readonly estado: string
  /** Total debt that the workbook row claims, in centavos. */
  readonly total: number
}

const HOJA = 'Títulos'

const sheetOf = (book: XLSX.WorkBook, name: string): XLSX.WorkSheet => {
  const sheet = book.Sheets[name]
  if (sheet === undefined) throw new Error(`No hay hoja ${name}: ${book.SheetNames}`)
  return sheet
}

export const readRows = (bytes: Buffer): Record<string, unknown>[] => {
  const book = XLSX.read(bytes)
  return XLSX.utils.sheet_to_json(sheetOf(book, book.SheetNames[0] ?? ''))
}

export const readProcesado = (bytes: Buffer): FilaProcesada[] =>
  XLSX.utils.sheet_to_json<Record<string, unknown>>(sheetOf(XLSX.read(bytes), HOJA)).map((row) => ({
    imponible: String(row.NRO_INMUEBLE ?? row.NRO_COMERCIO),
    recurso: String(row.RECURSO),
    abogado: String(row.ABOGADO),
    estado: String(row.ESTADO),
    total: Math.round(Number(row.TOTAL ?? 0) * 100),
  }))

export const ES_OK = ({ estado }: FilaProcesada): boolean => estado === 'OK'

/**
 * Deletes the rows that do not have OK in the column ESTADO. Then saves the workbook with SheetJS, as a person does
 * with a spreadsheet program.
 */
export const deleteRowsNotOk = (bytes: Buffer, bookType: 'xlsx' | 'xls' = 'xlsx'): Buffer => {
  const book = XLSX.read(bytes, { cellNF: true })
  const [header = [], ...rows] = XLSX.utils.sheet_to_json<unknown[]>(sheetOf(book, HOJA), {
    header: 1,
  })
  const estado = header.indexOf('ESTADO')
  const kept = [header, ...rows.filter((row) => row[estado] === 'OK')]
  const sheet = XLSX.utils.aoa_to_sheet(kept)
  const liquidadoAl = header.indexOf('LIQUIDADO_AL')
  for (let row = 1; row < kept.length; row += 1) {
    const cell: XLSX.CellObject = sheet[XLSX.utils.encode_cell({ r: row, c: liquidadoAl })]
    cell.z = 'dd/mm/yyyy'
  }
  book.Sheets[HOJA] = sheet
  return XLSX.write(book, { type: 'buffer', bookType })
}

export const raiseTotal = (bytes: Buffer): Buffer => {
  const book = XLSX.read(bytes, { cellNF: true })
  const sheet = sheetOf(book, HOJA)
  const [header = []] = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1 })
  const cell: XLSX.CellObject = sheet[XLSX.utils.encode_cell({ r: 1, c: header.indexOf('TOTAL') })]
  cell.v = Number(cell.v) + 1
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })
}

export interface FilaBasica {
  readonly imponible: number
  readonly recurso: string
  readonly abogado: string
  /** First tax period that the workbook row claims, as AAAA/CC. */
  readonly desde?: string
  readonly hasta?: string
}

export const writeBasico = (
  encabezado: 'NRO_INMUEBLE' | 'NRO_COMERCIO',
  filas: readonly FilaBasica[],
): Buffer => {
  const book = XLSX.utils.book_new()
  const rows = filas.map(({ imponible, recurso, abogado, desde, hasta }) => [
    imponible,
    recurso,
    abogado,
    desde ?? '',
    hasta ?? '',
  ])
  const header = [encabezado, 'RECURSO', 'ABOGADO', 'DESDE', 'HASTA']
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([header, ...rows]), 'Base')
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })
}
