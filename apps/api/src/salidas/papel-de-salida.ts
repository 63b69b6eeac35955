/** Text returned by the export query that fills one or more columns of the package file. */
export interface CeldaDeSalida {
  readonly alias: string
  /** Consecutive columns of the package file that the text fills. */
  readonly columnas: readonly string[]
  /** A 'joined' cell is written without quoting, because its values have no separator and no formula. */
  readonly clase: 'joined' | 'texto' | 'adjuntos'
}

/** Queries that export one file of the package. */
export interface ConsultaDeArchivo {
  readonly celdas: readonly CeldaDeSalida[]
  /** SQL that returns one row per row of the file, with its cells as text. */
  readonly filas: string
  /** SQL that counts the rows of the file. */
  readonly total: string
}

/** Alias of an extra column of the query, with the documents of the row as JSON: `[{ "sha256": …, "nombre": … }]`. */
export const DOCUMENTOS_DE_FILA = 'documentos'

export interface PapelDeSalida {
  /** SQL after `from`. The alias `t` is the table of the exported titles, letters, agreements or actions. */
  readonly de: string
  readonly orden: string
  /**
   * SQL of the JSON list of documents of the row, or null. When the package file has several columns of documents, each
   * document has the name of its column.
   */
  readonly documentos: string
  /** SQL expression of each column of the file, by column name. */
  readonly columnas: Readonly<Record<string, string>>
}

/** Returns the SQL that converts an amount in centavos to pesos. */
export const importeDeSalida = (valor: string): string =>
  `((${valor})::numeric / 100)::numeric(20, 2)`

export const diaDeSalida = (valor: string): string => `to_char(${valor}, 'YYYY-MM-DD')`

/** Returns the SQL of the three columns that identify the item of a row. */
export const delImponible = (fila: string): Readonly<Record<string, string>> => ({
  ...{ TIPO: `${fila}.tipo`, IMPONIBLE: `${fila}.imponible`, RECURSO: `${fila}.recurso` },
})
