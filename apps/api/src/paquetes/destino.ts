/**
 * Name of a PostgreSQL setting with the day of the load (data import). The setting lasts for the transaction of the
 * load.
 */
export const DIA_DE_CARGA = 'apremia.dia_de_carga'

export interface CampoDeDestino {
  readonly columna: string
  /**
   * Columns of the file from which the column of the register is computed. When the file has none of these columns, the
   * register keeps its stored value.
   */
  readonly de: readonly string[]
  readonly valor: string
  readonly sobre?: string
  readonly siFalta?: string
  /** SQL expressions for a file that has the column `con.columna`. They replace the fields of the same name. */
  readonly con?: { readonly columna: string } & Pick<CampoDeDestino, 'valor' | 'sobre' | 'siFalta'>
  /**
   * SQL that converts the stored value of the row `t` back to the format that the file uses. Absent when the register
   * stores the value in the format of the file.
   */
  readonly vuelta?: string
}

export interface Destino {
  readonly tabla: string
  readonly clave: readonly string[]
  /**
   * SQL that converts a value of a key column, as the file has it, to the value in the register. A column that needs no
   * conversion is absent.
   */
  readonly deClave?: Readonly<Record<string, (valor: string) => string>>
  readonly campos: readonly CampoDeDestino[]
  /**
   * Groups of columns whose combined values may appear in only one row of the register. Before the load (data import)
   * writes such values in a row, the load removes the values from the row that has them.
   */
  readonly unicas?: readonly {
    readonly columnas: readonly string[]
    /**
     * SQL that removes the values of `columnas` from the row `t` of the register. When absent, the load (data import)
     * deletes the whole row.
     */
    readonly libre?: string
    readonly de: string
  }[]
  readonly ausentes?: {
    /**
     * SQL condition over the rows `t` of the register. When the file is complete, a row that meets this condition and
     * is missing from the file is changed or deleted.
     */
    readonly vigente: string
    /**
     * SQL of the change to the rows of the register that are missing from a complete file. When absent, these rows are
     * deleted.
     */
    readonly cambio?: string
  }
  readonly alCambiar?: string
  /**
   * How the load (data import) finds the case that a row of the file changes. With 'propio', the row has the key of the
   * case. With 'delPlan', the payment plan of the row has that key.
   */
  readonly caso?: 'propio' | 'delPlan'
  /**
   * SQL condition for the rows `t` of the register that the file can change. When absent, the file can change all the
   * rows of the table.
   */
  readonly suyas?: string
  /**
   * SQL for the columns of the file that are not stored in this table, by name. The SQL reads the row `t` of this table
   * and, for example, a related table.
   */
  readonly aparte?: Readonly<Record<string, string>>
  /**
   * SQL for the kind, number and tax (resource) of the item (property or business) of a row. Present when the file
   * changes items but no cases.
   */
  readonly item?: (fila: 'f' | 't') => string
}

/** SQL for the day of the load (data import), which `writePaquete` sets for its transaction. */
export const DIA = `current_setting('${DIA_DE_CARGA}')::date`

/**
 * Returns the SQL condition that joins a row of the register, named `alias`, to a row of a file. `valores` has the SQL
 * of each key column of the file, in the order of `clave`.
 */
export const joinDestino = (
  { clave, deClave }: Pick<Destino, 'clave' | 'deClave'>,
  alias: string,
  valores: readonly string[],
): string =>
  clave
    .map((una, i) => `${alias}.${una} = ${deClave?.[una]?.(valores[i] ?? '') ?? valores[i]}`)
    .join(' and ')
