/**
 * Column of the SQL query that exports a file of the data package. Its value is the text of one or more consecutive
 * columns of that file.
 */
export interface CeldaDeSalida {
  readonly alias: string
  readonly columnas: readonly string[]
  /**
   * Content of the value:
   * - 'joined': several columns of the exported file with their separators, written to the CSV unchanged.
   * - 'texto': one column, which is quoted.
   * - 'adjuntos': a list of attached documents.
   */
  readonly clase: 'joined' | 'texto' | 'adjuntos'
}

export interface ConsultaDeArchivo {
  readonly celdas: readonly CeldaDeSalida[]
  readonly filas: string
  readonly total: string
}

/**
 * Name of the column of the export query that has the documents of a row, as JSON: `[{ "sha256": …, "nombre": … }]`.
 */
export const DOCUMENTOS_DE_FILA = 'documentos'

export interface PapelDeSalida {
  /** Text after `from` in the export query. The alias `t` is the exported table. */
  readonly de: string
  readonly orden: string
  /**
   * SQL expression for the documents of a row, as a JSON list or null. A file may have several columns with documents.
   * The property `columna` of each document then names its column.
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
