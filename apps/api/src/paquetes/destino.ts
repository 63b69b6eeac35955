/**
 * Name of a PostgreSQL setting with the day of the data import. The setting lasts until the end of the import's
 * transaction.
 */
export const DIA_DE_CARGA = 'apremia.dia_de_carga'

export interface CampoDeDestino {
  readonly columna: string
  /**
   * Columns of the imported file from which the value of this database column is computed. When the file has none of
   * these columns, the stored value stays.
   */
  readonly de: readonly string[]
  readonly valor: string
  readonly sobre?: string
  readonly siFalta?: string
  /**
   * SQL that gives a more exact value when the file has the column `con.columna`. It then replaces `valor`, `sobre` and
   * `siFalta`.
   */
  readonly con?: { readonly columna: string } & Pick<CampoDeDestino, 'valor' | 'sobre' | 'siFalta'>
  /**
   * SQL that converts the value of the stored row `t` back to the format of the file. Absent when both formats are the
   * same.
   */
  readonly vuelta?: string
}

export interface Destino {
  readonly tabla: string
  readonly clave: readonly string[]
  /**
   * SQL that converts the value of a key column of the file to the format of the database. Absent for a column that
   * needs no conversion.
   */
  readonly deClave?: Readonly<Record<string, (valor: string) => string>>
  readonly campos: readonly CampoDeDestino[]
  /**
   * Groups of columns. Two rows of the database table never have the same values in all the columns of a group. Before
   * the import writes new values in a row, any other row with the same values loses them.
   */
  readonly unicas?: readonly {
    readonly columnas: readonly string[]
    /**
     * SQL that gives temporary values to `columnas` in the stored row `t`, before the import writes the new values. So
     * two rows of the file can exchange their unique values. When absent, the import deletes the stored row and inserts
     * it again.
     */
    readonly libre?: string
    readonly de: string
  }[]
  readonly ausentes?: {
    /**
     * SQL condition for the stored rows `t` that a complete file must have. The import changes or deletes a row that
     * meets the condition and is missing from the file.
     */
    readonly vigente: string
    /**
     * SQL of the change to the stored rows that are missing from a complete file. When absent, those rows are deleted.
     */
    readonly cambio?: string
  }
  readonly alCambiar?: string
  /**
   * Way to find the cases that a row of the file changes. With 'propio', the row names its case. The other values use
   * the row's payment plan ('delPlan'), letter ('deLaCarta') or agreement ('delConvenio').
   */
  readonly caso?: 'propio' | 'delPlan' | 'deLaCarta' | 'delConvenio'
  /**
   * SQL condition for the stored rows `t` that an import of the file may change. When absent, the import may change
   * every row of the table.
   */
  readonly suyas?: string
  /**
   * SQL condition for data of the file that another table stores, such as the document of a template. True when the
   * data of the stored row `t` and of the file row `f` differ. Absent when the file has no data of other tables.
   */
  readonly distinta?: string
  /**
   * SQL with which the export reads the columns of the file that are not in `campos`. The key is the name of the
   * column. The SQL may use the stored row `t`.
   */
  readonly aparte?: Readonly<Record<string, string>>
  /**
   * SQL for the kind, number and tax of the property or business in a row. The audit history uses these values in its
   * list of changes. Absent when the rows describe only the debt or the lawyer of a case.
   */
  readonly item?: (fila: 'f' | 't') => string
}

/** SQL for the day of the data import, which `writePaquete` sets for its transaction. */
export const DIA = `current_setting('${DIA_DE_CARGA}')::date`

/**
 * SQL condition that finds the stored row with the same key as a row of a file.
 *
 * @param alias alias of the stored row
 * @param valores SQL of each key column of the file, in the order of `clave`
 */
export const joinDestino = (
  { clave, deClave }: Pick<Destino, 'clave' | 'deClave'>,
  alias: string,
  valores: readonly string[],
): string =>
  clave
    .map((una, i) => `${alias}.${una} = ${deClave?.[una]?.(valores[i] ?? '') ?? valores[i]}`)
    .join(' and ')
