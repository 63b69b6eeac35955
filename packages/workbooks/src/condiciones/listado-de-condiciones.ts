import { CONDICIONES_EN_LISTA } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'
import { sheetColumns } from '../write/sheet-columns.ts'

export interface FilaDeCondicion {
  readonly contrato: string
  readonly condiciones: string
  readonly abogado: string
  readonly municipio: string
}

export const COLUMNAS_DE_CONDICIONES: readonly WorkbookColumn<FilaDeCondicion>[] = sheetColumns(
  CONDICIONES_EN_LISTA,
  {
    contrato: { width: 24, value: ({ contrato }) => contrato },
    condiciones: { width: 80, wrap: true, value: ({ condiciones }) => condiciones },
    abogado: { width: 30, value: ({ abogado }) => abogado },
    municipio: { width: 30, value: ({ municipio }) => municipio },
  },
)
