import type { Centavos } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'

export interface FilaDeIndice {
  readonly numero: number
  readonly imponible: string
  readonly recurso: string
  readonly deudor: string
  readonly abogado: string
  readonly total: Centavos
  readonly archivo: string
  readonly codigoVerificacion: string
  readonly estado: string
}

export const COLUMNAS_DE_INDICE: readonly WorkbookColumn<FilaDeIndice>[] = [
  { heading: 'NUMERO', type: 'integer', value: ({ numero }) => numero },
  { heading: 'IMPONIBLE', type: 'text', width: 14, value: ({ imponible }) => imponible },
  { heading: 'RECURSO', type: 'text', width: 12, value: ({ recurso }) => recurso },
  { heading: 'CONTRIBUYENTE', type: 'text', width: 40, value: ({ deudor }) => deudor },
  { heading: 'ABOGADO', type: 'text', width: 12, value: ({ abogado }) => abogado },
  { heading: 'TOTAL', type: 'amount', value: ({ total }) => total },
  { heading: 'ARCHIVO', type: 'text', width: 24, value: ({ archivo }) => archivo },
  {
    heading: 'CODIGO_VERIFICACION',
    type: 'text',
    width: 26,
    value: ({ codigoVerificacion }) => codigoVerificacion,
  },
  { heading: 'ESTADO', type: 'text', width: 14, value: ({ estado }) => estado },
]
