import { type FilaBasica, formatPeriodo, type PeriodoDeTitulo } from '@apremia/core'

/** Value of a cell. The program Calc computes the value of a formula when it opens the sheet. */
type Celda = string | number | { readonly formula: string } | { readonly fecha: string } | null

interface FilaDeCalc {
  readonly celdas: readonly Celda[]
  readonly oculta?: boolean
  /** Number of columns of the merged cell that begins in the first cell of the row. */
  readonly ancho?: number
  /** Number of rows of the merged cell that begins in the first cell of the row. */
  readonly alto?: number
}

export interface HojaDeCalc {
  readonly nombre: string
  readonly filas: readonly FilaDeCalc[]
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const celda = (value: Celda, span: string): string => {
  if (value === null) return '<table:table-cell/>'
  if (typeof value === 'number')
    return `<table:table-cell${span} office:value-type="float" office:value="${value}"/>`
  if (typeof value === 'string')
    return `<table:table-cell${span} office:value-type="string"><text:p>${escaped(value)}</text:p></table:table-cell>`
  if ('fecha' in value)
    return `<table:table-cell${span} table:style-name="fecha" office:value-type="date" office:date-value="${value.fecha}"/>`
  return `<table:table-cell${span} table:formula="of:${escaped(value.formula)}"/>`
}

const fila = ({ celdas, oculta, ancho = 1, alto = 1 }: FilaDeCalc): string => {
  const span =
    ancho > 1 || alto > 1
      ? ` table:number-columns-spanned="${ancho}" table:number-rows-spanned="${alto}"`
      : ''
  const cells = celdas.map((value, i) => celda(value, i === 0 ? span : ''))
  return `<table:table-row${oculta ? ' table:visibility="collapse"' : ''}>${cells.join('')}</table:table-row>`
}

/**
 * Builds a spreadsheet in the flat OpenDocument format. The program Calc opens the spreadsheet and saves it as .xlsx,
 * .xls or other formats.
 */
export const calcDocument = (hojas: readonly HojaDeCalc[]): string => {
  const tables = hojas.map(
    ({ nombre, filas }) =>
      `<table:table table:name="${escaped(nombre)}">${filas.map(fila).join('')}</table:table>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles><number:date-style style:name="dia"><number:day number:style="long"/><number:text>/</number:text><number:month number:style="long"/><number:text>/</number:text><number:year number:style="long"/></number:date-style><style:style style:name="fecha" style:family="table-cell" style:data-style-name="dia"/></office:automatic-styles><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document>`
}

const periodo = (value: PeriodoDeTitulo | null): string | null =>
  value ? formatPeriodo(value) : null

const enFila = ({ imponible, recurso, abogado, desde, hasta }: FilaBasica): readonly Celda[] => [
  Number(imponible),
  recurso,
  abogado,
  periodo(desde),
  periodo(hasta),
  'Revisó Íñigo',
]

/**
 * Builds a sample of the workbook of debts to claim, as a municipal office would write it. The sample is irregular: a
 * merged title, synonyms of the headings, a column of notes, a blank row, a hidden row and a second sheet.
 */
export const calcBasico = (
  heading: string,
  filas: readonly FilaBasica[],
): readonly HojaDeCalc[] => [
  {
    nombre: 'Deuda año 2026',
    filas: [
      { celdas: ['Municipalidad: gestión de cobro'], ancho: 6 },
      { celdas: [heading, 'Recurso', 'Cód. Abogado', 'Desde', 'Hasta', 'Observación'] },
      ...filas.slice(0, 4).map((one) => ({ celdas: enFila(one) })),
      { celdas: [null] },
      ...filas.slice(4).map((one, i) => ({ celdas: enFila(one), oculta: i === 0 })),
    ],
  },
  { nombre: 'Notas', filas: [{ celdas: ['Cosas de la oficina'] }] },
]

export const CALC_CON_ERRORES: readonly HojaDeCalc[] = [
  {
    nombre: 'Base',
    filas: [
      { celdas: ['NRO_INMUEBLE', 'RECURSO', 'ABOGADO', 'DESDE', 'HASTA'] },
      { celdas: [101, 'AB', 'A01', '2023/01', '2023/12'] },
      { celdas: [{ formula: '=[.A2]+1' }, 'AB', 'A01'] },
      { celdas: [103.5, 'AB', 'A01'] },
      { celdas: [{ formula: '=1/0' }, 'AB', 'A01'] },
      { celdas: [105, 'AB', 'A01', { fecha: '2023-01-01' }] },
      { celdas: [{ fecha: '2023-01-06' }, 'AB', 'A01'] },
      { celdas: [107, 'AB', 'A01'], alto: 2 },
      { celdas: [null, 'SS', 'A01'] },
      { celdas: [109, 'AB', 'A01'] },
    ],
  },
]
