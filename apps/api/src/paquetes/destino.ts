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
  /**
   * SQL expressions to use instead of `valor`, `sobre` and `siFalta` when the file has the column `con.columna`. The
   * column gives data for a more exact value.
   */
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
     * SQL that gives the row `t` of the register temporary values in `columnas`, before the load (data import) writes
     * the rows of the file. Two rows can thus exchange values that must be unique. When absent, the load deletes the
     * row and inserts it again.
     */
    readonly libre?: string
    readonly de: string
  }[]
  readonly ausentes?: {
    /**
     * SQL condition over the rows `t` of the register. A complete file has all the rows that meet this condition. A row
     * that meets it and is missing from the file is therefore no longer valid, so the load changes or deletes the row.
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
   * How the load (data import) finds the cases that a row of the file changes. With 'propio', the row has the key of the
   * case. With 'delPlan', 'deLaCarta' and 'delConvenio', the payment plan, the letter and the agreement of the row have
   * those keys.
   */
  readonly caso?: 'propio' | 'delPlan' | 'deLaCarta' | 'delConvenio'
  /**
   * SQL condition for the rows `t` of the register that the file can change. When absent, the file can change all the
   * rows of the table.
   */
  readonly suyas?: string
  /**
   * SQL condition that tells whether the row `f` of the file changes what another table stores of the row `t`. Absent when
   * the file has nothing of another table.
   */
  readonly distinta?: string
  /**
   * SQL for the columns of the file that are not stored in this table, by name. The SQL reads the row `t` of this table
   * and, for example, a related table.
   */
  readonly aparte?: Readonly<Record<string, string>>
  /**
   * SQL for the kind, number and tax (resource) of the item (property or business) that a row describes. The audit
   * history uses it to list the changed items. Present when the rows describe items and not the debt or the lawyer of a
   * case.
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
