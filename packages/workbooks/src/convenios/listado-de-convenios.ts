import { CONVENIOS_EN_LISTA, type Fecha } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'
import { sheetColumns } from '../write/sheet-columns.ts'

export interface FilaDeConvenio {
  readonly convenio: string
  readonly abogado: string
  readonly firmante: string
  readonly fecha: Fecha | null
  /**
   * Origin and state of an agreement imported from the former system, such as 'Del sistema anterior, cumplido'. '' for
   * an agreement made in Apremia.
   */
  readonly origen: string
}

export const LISTADO_DE_CONVENIOS: readonly WorkbookColumn<FilaDeConvenio>[] = sheetColumns(
  CONVENIOS_EN_LISTA,
  {
    convenio: { width: 18, value: ({ convenio }) => convenio },
    abogado: { width: 30, value: ({ abogado }) => abogado },
    firmante: { width: 40, value: ({ firmante }) => firmante },
    fecha: { value: ({ fecha }) => fecha },
    origen: { width: 30, value: ({ origen }) => origen },
  },
)
