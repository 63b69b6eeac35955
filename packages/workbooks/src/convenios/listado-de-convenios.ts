import type { Fecha } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'

/** An agreement as its screen exports it (S1 §2): convenios.xlsx. */
export interface FilaDeConvenio {
  readonly convenio: string
  readonly abogado: string
  readonly firmante: string
  readonly fecha: Fecha | null
  /** 'Del sistema anterior, cumplido'; '' when it was made here. */
  readonly origen: string
}

export const LISTADO_DE_CONVENIOS: readonly WorkbookColumn<FilaDeConvenio>[] = [
  { heading: 'N° DE CONVENIO', type: 'text', width: 18, value: ({ convenio }) => convenio },
  { heading: 'ABOGADO', type: 'text', width: 30, value: ({ abogado }) => abogado },
  { heading: 'FIRMANTE', type: 'text', width: 40, value: ({ firmante }) => firmante },
  { heading: 'FECHA', type: 'date', value: ({ fecha }) => fecha },
  { heading: 'ORIGEN', type: 'text', width: 30, value: ({ origen }) => origen },
]
