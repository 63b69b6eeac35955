/** Column of the export query. Its text has one or more consecutive columns of the exported file. */
export interface CeldaDeSalida {
  readonly alias: string
  readonly columnas: readonly string[]
  /**
   * A 'joined' value has several columns with their separators, and is written to the CSV unchanged. A 'texto' value is
   * one column and is quoted. An 'adjuntos' value is a list of attached files.
   */
  readonly clase: 'joined' | 'texto' | 'adjuntos'
}

export interface ConsultaDeArchivo {
  readonly celdas: readonly CeldaDeSalida[]
  readonly filas: string
  readonly total: string
}

/** Alias of a column of the query with the documents of the row as JSON: `[{ "sha256": …, "nombre": … }]`. */
export const DOCUMENTOS_DE_FILA = 'documentos'

export interface PapelDeSalida {
  /** Text after `from` in the export query. The alias `t` is the exported table. */
  readonly de: string
  readonly orden: string
  /**
   * Expression in SQL for the documents of a row, as a JSON list or null. When the exported file has several columns of
   * documents, each element names its column in `columna`.
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
