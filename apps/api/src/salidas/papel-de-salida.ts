/**
 * Value that the export query returns. The value holds the text of one or more consecutive columns of the exported
 * file.
 */
export interface CeldaDeSalida {
  readonly alias: string
  readonly columnas: readonly string[]
  /**
   * How the value is written to the CSV file. A 'joined' value already holds several columns with their separators, and
   * is written as it is. A 'texto' value is one column and is quoted. An 'adjuntos' value is a list of attached files.
   */
  readonly clase: 'joined' | 'texto' | 'adjuntos'
}

export interface ConsultaDeArchivo {
  readonly celdas: readonly CeldaDeSalida[]
  readonly filas: string
  readonly total: string
}

/** Alias of an extra column of the query, with the documents of the row as JSON: `[{ "sha256": …, "nombre": … }]`. */
export const DOCUMENTOS_DE_FILA = 'documentos'

export interface PapelDeSalida {
  /**
   * Part of the export query after `from`. The alias `t` is the table of the exported executive titles, letters,
   * agreements or legal actions.
   */
  readonly de: string
  readonly orden: string
  /**
   * SQL for the documents of a row, as a JSON list or null. When the exported file has several columns of documents,
   * each element of the list names its column in `columna`.
   */
  readonly documentos: string
  readonly columnas: Readonly<Record<string, string>>
}

export const importeDeSalida = (valor: string): string =>
  `((${valor})::numeric / 100)::numeric(20, 2)`

export const diaDeSalida = (valor: string): string => `to_char(${valor}, 'YYYY-MM-DD')`

export const delImponible = (fila: string): Readonly<Record<string, string>> => ({
  ...{ TIPO: `${fila}.tipo`, IMPONIBLE: `${fila}.imponible`, RECURSO: `${fila}.recurso` },
})
