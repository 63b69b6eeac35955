import type { WorkbookColumn } from '../write/column.ts'

/** A legal condition as its screen exports it (S1 §2): condiciones-legales.xlsx. */
export interface FilaDeCondicion {
  readonly contrato: string
  readonly condiciones: string
  readonly abogado: string
  readonly municipio: string
}

export const COLUMNAS_DE_CONDICIONES: readonly WorkbookColumn<FilaDeCondicion>[] = [
  { heading: 'CONTRATO', type: 'text', width: 24, value: ({ contrato }) => contrato },
  {
    heading: 'CONDICIONES',
    type: 'text',
    width: 80,
    wrap: true,
    value: ({ condiciones }) => condiciones,
  },
  { heading: 'ABOGADO', type: 'text', width: 30, value: ({ abogado }) => abogado },
  { heading: 'MUNICIPIO', type: 'text', width: 30, value: ({ municipio }) => municipio },
]
