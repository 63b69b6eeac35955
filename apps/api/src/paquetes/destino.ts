/** Setting of the transaction of a load. */
export const DIA_DE_CARGA = 'apremia.dia_de_carga'

/** Value of a column of the register for a row `f` of a file. */
export interface CampoDeDestino {
  /** Column of the register. */
  readonly columna: string
  /** Columns of the file that the value comes from; the register keeps its value when the file has none of them. */
  readonly de: readonly string[]
  /** SQL over the row `f`. */
  readonly valor: string
  /** SQL over the row `f` and the row `t` of the register, for a value that depends on both. */
  readonly sobre?: string
  /** SQL for a new row when the file lacks the column, where the default of the register is not the right one. */
  readonly siFalta?: string
  /** SQL of the value when the file has one more column. */
  readonly con?: { readonly columna: string } & Pick<CampoDeDestino, 'valor' | 'sobre' | 'siFalta'>
  /** SQL over the row `t` of the register: the value as the file writes it, where it is not the column itself. */
  readonly vuelta?: string
}

/** Destination of the rows of a file of the package. */
export interface Destino {
  readonly tabla: string
  /** Columns that identify the row: the key of the file in small letters, in its order. */
  readonly clave: readonly string[]
  /** SQL of a column of the key, over the one of the file, where the register identifies its rows by another value. */
  readonly deClave?: Readonly<Record<string, (valor: string) => string>>
  readonly campos: readonly CampoDeDestino[]
  /** Groups of columns that no two rows share. They are left free before they are taken by another row. */
  readonly unicas?: readonly {
    readonly columnas: readonly string[]
    /**
     * SQL that frees those values for the row `t` of the register. The other row is deleted when there is no such SQL.
     */
    readonly libre?: string
    /** Column of the file that the reason is about. */
    readonly de: string
  }[]
  /** Rows of the register that a complete file does not bring. */
  readonly ausentes?: {
    /** SQL: the rows of the register `t` that count. */
    readonly vigente: string
    /** SQL: what changes of them; the row goes away when there is none. */
    readonly cambio?: string
  }
  /** SQL: what else changes in a row of the register `t` that the file changes. */
  readonly alCambiar?: string
  /** SQL: key of the case of a row `f` or `t`, when the file moves cases. */
  readonly caso?: 'propio' | 'delPlan'
  /** SQL: the rows of the register `t` that are of the file; all of them when there is none. */
  readonly suyas?: string
  /** SQL over the row `t` of the register: columns of the file that no column of the register keeps. */
  readonly aparte?: Readonly<Record<string, string>>
  /** SQL: kind, number and resource of the item of a row, when the file moves no case but changes its items. */
  readonly item?: (fila: 'f' | 't') => string
}

/** Day of the load. `writePaquete` sets it for its transaction. */
export const DIA = `current_setting('${DIA_DE_CARGA}')::date`

/**
 * SQL that joins a row of the register, under an alias, by the columns of the file that hold its key, in the order of
 * the key.
 */
export const joinDestino = (
  { clave, deClave }: Pick<Destino, 'clave' | 'deClave'>,
  alias: string,
  valores: readonly string[],
): string =>
  clave
    .map((una, i) => `${alias}.${una} = ${deClave?.[una]?.(valores[i] ?? '') ?? valores[i]}`)
    .join(' and ')
