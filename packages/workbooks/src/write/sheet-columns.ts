import { type Centavos, type ColumnaDeLista, encabezadoDe, type Fecha } from '@apremia/core'
import type { WorkbookColumn } from './column.ts'

/**
 * Type of a workbook column, by the type of the column in a list of the web app. A date with a time of day ('instante')
 * is written as text, in Buenos Aires time.
 */
const TIPOS = {
  ...{ texto: 'text', instante: 'text', entero: 'integer', importe: 'amount', dia: 'date' },
} as const

interface Valores {
  readonly text: string
  readonly integer: number
  readonly amount: Centavos | 'ERROR'
  readonly date: Fecha
}

type TipoDe<C extends ColumnaDeLista> =
  C extends Readonly<{ tipo: infer T extends keyof typeof TIPOS }> ? (typeof TIPOS)[T] : 'text'

type Celda<Row, C extends ColumnaDeLista> = Pick<WorkbookColumn<Row>, 'width' | 'wrap'> & {
  readonly value: (row: Row) => Valores[TipoDe<C>] | null | undefined
}

/**
 * Returns the columns of a workbook that exports a list of the web app. `lista` gives the heading and the type of each
 * column. `celdas` gives the values and the order of the columns.
 */
export const sheetColumns = <Row, L extends Readonly<Record<string, ColumnaDeLista>>>(
  lista: L,
  celdas: { readonly [K in keyof L]?: Celda<Row, L[K]> },
): readonly WorkbookColumn<Row>[] =>
  Object.entries(celdas).map(([clave, celda]) => {
    const columna = lista[clave] as ColumnaDeLista
    const type = TIPOS[columna.tipo ?? 'texto']
    return { heading: encabezadoDe(columna), type, ...celda } as WorkbookColumn<Row>
  })
