/** A value of a row that is read in one piece. */
export interface CeldaDeSalida {
  readonly alias: string
  /** Columns of the file that it writes, which are together. */
  readonly columnas: readonly string[]
  /** 'joined' is written without quoting, because it has no separator and no formula. */
  readonly clase: 'joined' | 'texto' | 'adjuntos'
}

/** How the rows of a file are read from the tables. */
export interface ConsultaDeArchivo {
  readonly celdas: readonly CeldaDeSalida[]
  /** SQL: a row for each one of the file, with its cells as text. */
  readonly filas: string
  /** SQL that counts the papers. */
  readonly total: string
}

/** Column, besides those of the file, with the documents of a row as JSON: `[{ "sha256": …, "nombre": … }]`. */
export const DOCUMENTOS_DE_FILA = 'documentos'

export interface PapelDeSalida {
  /** SQL: tables that the rows are read from; `t` is the paper. */
  readonly de: string
  readonly orden: string
  /** SQL of the documents of the row, or null. In a file with several columns of documents, each tells its column. */
  readonly documentos: string
  /** SQL over the row, already as text, or a value that the form of its column writes. */
  readonly columnas: Readonly<Record<string, string>>
}

/** SQL of an amount kept in centavos. */
export const importeDeSalida = (valor: string): string =>
  `((${valor})::numeric / 100)::numeric(20, 2)`

export const diaDeSalida = (valor: string): string => `to_char(${valor}, 'YYYY-MM-DD')`

/** SQL of the columns that name the item of a row. */
export const delImponible = (fila: string): Readonly<Record<string, string>> => ({
  ...{ TIPO: `${fila}.tipo`, IMPONIBLE: `${fila}.imponible`, RECURSO: `${fila}.recurso` },
})
