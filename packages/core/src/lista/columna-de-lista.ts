/** Kind of value in a column of a list. It decides the alignment on the screen and the cell type in a workbook. */
export type TipoDeColumna = 'texto' | 'entero' | 'importe' | 'dia' | 'instante'

export interface ColumnaDeLista {
  readonly nombre: string
  /** Header of the column on the screen, when it differs from the header in the workbook (`nombre`). */
  readonly enPantalla?: string
  readonly tipo?: TipoDeColumna
  /**
   * Name that the screen sends to the server to sort the list by this column. Absent when this column cannot sort the
   * list.
   */
  readonly orden?: string
  /**
   * True for the column that names the lawyer of each row. People who see only their own rows do not see this column
   * (D11, D13).
   */
  readonly deQuien?: true
}

/** Columns of a list, by key. The saved views store the keys, so a key must never change. */
export type ColumnasDeLista = Readonly<Record<string, ColumnaDeLista>>

export const isCifra = ({ tipo }: ColumnaDeLista): boolean =>
  tipo === 'entero' || tipo === 'importe'

/** Returns the header of a column in a workbook: in capitals and without accents (S1 §2). */
export const encabezadoDe = ({ nombre }: ColumnaDeLista): string =>
  nombre
    .toUpperCase()
    .normalize('NFD')
    .replace(/[\u0301\u0308]/g, '')
    .normalize('NFC')
