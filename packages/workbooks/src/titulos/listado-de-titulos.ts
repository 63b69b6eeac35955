import type { Categoria, Centavos, Fecha } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'

/** A created title, as 'Listado Títulos Creados' exports it (S2 §2.13). */
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
  /** 'HH:mm:ss', Buenos Aires. */
  readonly hora: string
  readonly estado: string
  /** Reason of the annulment, or '' when the title was not annulled. */
  readonly motivo: string
  /** 'Del sistema anterior', or '' when the title was made here. */
  readonly origen: string
}

export const COLUMNAS_DE_LISTADO: readonly WorkbookColumn<FilaDeListado>[] = [
  { heading: 'NUMERO', type: 'integer', value: ({ numero }) => numero },
  { heading: 'ABOGADO', type: 'text', width: 30, value: ({ abogado }) => abogado },
  { heading: 'CODIGO', type: 'text', width: 14, value: ({ codigo }) => codigo },
  { heading: 'CATEGORIA', type: 'text', width: 14, value: ({ categoria }) => categoria },
  { heading: 'IMPONIBLE', type: 'text', width: 14, value: ({ imponible }) => imponible },
  { heading: 'RECURSO', type: 'text', width: 12, value: ({ recurso }) => recurso },
  {
    heading: 'CONTRIBUYENTE',
    type: 'text',
    width: 40,
    value: ({ contribuyente }) => contribuyente,
  },
  { heading: 'TOTAL', type: 'amount', value: ({ total }) => total },
  { heading: 'USUARIO', type: 'text', width: 30, value: ({ usuario }) => usuario },
  { heading: 'FECHA', type: 'date', value: ({ fecha }) => fecha },
  { heading: 'HORA', type: 'text', width: 11, value: ({ hora }) => hora },
  { heading: 'ESTADO', type: 'text', width: 14, value: ({ estado }) => estado },
  { heading: 'MOTIVO', type: 'text', width: 40, value: ({ motivo }) => motivo },
  { heading: 'ORIGEN', type: 'text', width: 22, value: ({ origen }) => origen },
]
