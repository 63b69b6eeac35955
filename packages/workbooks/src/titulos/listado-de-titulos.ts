import { type Categoria, type Centavos, type Fecha, TITULOS_EN_LISTA } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'
import { sheetColumns } from '../write/sheet-columns.ts'

/** Row of the export of 'Listado Títulos Creados': a created executive title (S2 §2.13). */
export interface FilaDeListado {
  readonly numero: number
  readonly abogado: string
  readonly codigo: string
  readonly categoria: Categoria
  readonly imponible: string
  readonly recurso: string
  readonly contribuyente: string
  readonly total: Centavos
  readonly usuario: string
  readonly fecha: Fecha
  /** Time of day in Buenos Aires, 'HH:mm:ss'. */
  readonly hora: string
  readonly estado: string
  /** Reason of the annulment. It is '' when the executive title was not annulled. */
  readonly motivo: string
  /**
   * Text 'Del sistema anterior' for an executive title imported from the former system. It is '' for a title issued in
   * Apremia.
   */
  readonly origen: string
}

export const COLUMNAS_DE_LISTADO: readonly WorkbookColumn<FilaDeListado>[] = sheetColumns(
  TITULOS_EN_LISTA,
  {
    num_titulo: { value: ({ numero }) => numero },
    abogado: { width: 30, value: ({ abogado }) => abogado },
    codigo: { width: 14, value: ({ codigo }) => codigo },
    categoria: { width: 14, value: ({ categoria }) => categoria },
    imponible: { width: 14, value: ({ imponible }) => imponible },
    recurso: { width: 12, value: ({ recurso }) => recurso },
    contribuyente: { width: 40, value: ({ contribuyente }) => contribuyente },
    total: { value: ({ total }) => total },
    usuario: { width: 30, value: ({ usuario }) => usuario },
    fecha: { value: ({ fecha }) => fecha },
    hora: { width: 11, value: ({ hora }) => hora },
    estado: { width: 14, value: ({ estado }) => estado },
    motivo: { width: 40, value: ({ motivo }) => motivo },
    origen: { width: 22, value: ({ origen }) => origen },
  },
)
