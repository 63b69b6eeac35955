import { CONVENIOS_EN_LISTA, type Fecha } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'
import { sheetColumns } from '../write/sheet-columns.ts'

/** An agreement as its screen exports it (S1 §2): convenios.xlsx. */
export interface FilaDeConvenio {
  readonly convenio: string
  readonly abogado: string
  readonly firmante: string
  readonly fecha: Fecha | null
  /** 'Del sistema anterior, cumplido'; '' when it was made here. */
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
