import {
  COLUMNAS_DE_INDICE,
  COLUMNAS_DE_LISTADO,
  type Column,
  type FilaDeIndice,
  type FilaDeListado,
} from '@apremia/workbooks'

/** The workbooks written from rows of titles: what each row holds. */
export interface Tablas {
  readonly indice: FilaDeIndice
  readonly listado: FilaDeListado
}

export type NombreDeTabla = keyof Tablas

export const HOJA = 'Títulos'

export const COLUMNAS: { readonly [N in NombreDeTabla]: readonly Column<Tablas[N]>[] } = {
  indice: COLUMNAS_DE_INDICE,
  listado: COLUMNAS_DE_LISTADO,
}
