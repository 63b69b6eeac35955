/** Kind of datum of a column. It decides the alignment of the column and its cells in a workbook. */
export type TipoDeColumna = 'texto' | 'entero' | 'importe' | 'dia' | 'instante'

/** A column of a list, the same on the screen, in the workbook and in the command. */
export interface ColumnaDeLista {
  readonly nombre: string
  /** Name on the screen, where the specification has another. */
  readonly enPantalla?: string
  /** 'texto' without it. */
  readonly tipo?: TipoDeColumna
  /** Name by which the server sorts. Without it, the list is not sorted by this column. */
  readonly orden?: string
  /** True for the column of the lawyer, which is useless to a person who sees only their own rows (D11, D13). */
  readonly deQuien?: true
}

/** Columns of a list by their key. The key identifies the column in the saved views, so it does not change. */
export type ColumnasDeLista = Readonly<Record<string, ColumnaDeLista>>

/** Figures are aligned to the end. */
export const isCifra = ({ tipo }: ColumnaDeLista): boolean =>
  tipo === 'entero' || tipo === 'importe'

/** Heading of the column in a workbook: capitals without accents, as the specification writes them (S1 §2). */
export const encabezadoDe = ({ nombre }: ColumnaDeLista): string =>
  nombre
    .toUpperCase()
    .normalize('NFD')
    .replace(/[\u0301\u0308]/g, '')
    .normalize('NFC')
