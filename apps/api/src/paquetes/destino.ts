/** Name of a PostgreSQL setting with the day of the data import. The setting lasts until the end of its transaction. */
export const DIA_DE_CARGA = 'apremia.dia_de_carga'

export interface CampoDeDestino {
  readonly columna: string
  /**
   * Columns of the imported file from which the value of this column of the register is computed. When the file has
   * none of them, the register keeps its stored value.
   */
  readonly de: readonly string[]
  readonly valor: string
  readonly sobre?: string
  readonly siFalta?: string
  /**
   * SQL expressions to use instead of `valor`, `sobre` and `siFalta` when the file has the column `con.columna`, which
   * gives a more exact value.
   */
  readonly con?: { readonly columna: string } & Pick<CampoDeDestino, 'valor' | 'sobre' | 'siFalta'>
  /**
   * SQL that converts the value of the row `t` of the register back to the format of the file. Absent when both formats
   * are the same.
   */
  readonly vuelta?: string
}

export interface Destino {
  readonly tabla: string
  readonly clave: readonly string[]
  /**
   * SQL that converts the value of a key column of the file to the format of the register. A column that needs no
   * conversion is absent.
   */
  readonly deClave?: Readonly<Record<string, (valor: string) => string>>
  readonly campos: readonly CampoDeDestino[]
  /**
   * Groups of columns whose combined values must be unique in the register. Before the import writes such values in a
   * row, it removes the same values from any other row.
   */
  readonly unicas?: readonly {
    readonly columnas: readonly string[]
    /**
     * SQL that gives temporary values to `columnas` in the row `t` of the register, so that two rows of the file can
     * exchange unique values. When absent, the import deletes the row and inserts it again.
     */
    readonly libre?: string
    readonly de: string
  }[]
  readonly ausentes?: {
    /**
     * SQL condition for the rows `t` of the register that a complete file must have. A row that meets it and is missing
     * from the file is no longer valid, so the import changes or deletes it.
     */
    readonly vigente: string
    /**
     * SQL of the change to the rows of the register that are missing from a complete file. When absent, those rows are
     * deleted.
     */
    readonly cambio?: string
  }
  readonly alCambiar?: string
  /**
   * How to find the cases that a row of the file changes. With 'propio', the row has the key of the case. With the
   * other values, the payment plan, the letter or the agreement of the row has the keys.
   */
  readonly caso?: 'propio' | 'delPlan' | 'deLaCarta' | 'delConvenio'
  /**
   * SQL condition for the rows `t` of the register that an import of the file may change. When absent, the import may
   * change every row of the table.
   */
  readonly suyas?: string
  /**
   * SQL condition that is true when the row `f` of the file changes what another table stores about the row `t` of the
   * register. Absent when the file has no data of other tables.
   */
  readonly distinta?: string
  /**
   * SQL for each column of the file that is stored in another table, by the name of the column. The SQL may use the row
   * `t` of the register.
   */
  readonly aparte?: Readonly<Record<string, string>>
  /**
   * SQL for the kind, number and tax of the property or business that a row is about. The audit history uses it to list
   * what changed. Absent when the rows are about the debt or the lawyer of a case.
   */
  readonly item?: (fila: 'f' | 't') => string
}

/** SQL for the day of the data import, which `writePaquete` sets for its transaction. */
export const DIA = `current_setting('${DIA_DE_CARGA}')::date`

/**
 * SQL condition that finds, in the register, the row with the same key as a row of a file. `alias` names the row of the
 * register. `valores` has the SQL of each key column of the file, in the order of `clave`.
 */
export const joinDestino = (
  { clave, deClave }: Pick<Destino, 'clave' | 'deClave'>,
  alias: string,
  valores: readonly string[],
): string =>
  clave
    .map((una, i) => `${alias}.${una} = ${deClave?.[una]?.(valores[i] ?? '') ?? valores[i]}`)
    .join(' and ')
