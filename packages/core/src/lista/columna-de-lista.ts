/** Kind of value of a column. The kind decides the alignment of the column and the cell type in a workbook. */
export type TipoDeColumna = 'texto' | 'entero' | 'importe' | 'dia' | 'instante'

export interface ColumnaDeLista {
  readonly nombre: string
  /** Name of the column on the screen, when the specification gives the column a different name on the screen. */
  readonly enPantalla?: string
  readonly tipo?: TipoDeColumna
  /** Name of the sort key on the server. When absent, the list cannot be sorted by this column. */
  readonly orden?: string
  /**
   * True for the column with the lawyer of each row. The column is hidden from people who see only their own rows (D11,
   * D13).
   */
  readonly deQuien?: true
}

/** Columns of a list, by key. Saved views store the key, so the key must not change. */
export type ColumnasDeLista = Readonly<Record<string, ColumnaDeLista>>

export const isCifra = ({ tipo }: ColumnaDeLista): boolean =>
  tipo === 'entero' || tipo === 'importe'

/**
 * Returns the header of the column in a workbook, in capitals without accents, as the specification writes headers (S1
 * §2).
 */
export const encabezadoDe = ({ nombre }: ColumnaDeLista): string =>
  nombre
    .toUpperCase()
    .normalize('NFD')
    .replace(/[\u0301\u0308]/g, '')
    .normalize('NFC')
