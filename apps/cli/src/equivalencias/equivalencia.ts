import type { Contract, ReplyOf } from '@apremia/api-client'
import type { TableColumn } from '../terminal/column.ts'
import { formatInstante } from '../terminal/local-format.ts'

export type EquivalenciaConsultada = ReplyOf<Contract['getEquivalencias']>[number]

type Mostrada = Omit<EquivalenciaConsultada, 'guardada' | 'persona'>

/**
 * Columns of the table of equivalences. An equivalence is the saved mapping of one file of the municipality to one file
 * of the data package.
 */
export const COLUMNAS_DE_EQUIVALENCIA: readonly TableColumn<Mostrada>[] = [
  { key: 'archivo', title: 'ARCHIVO', value: ({ archivo }) => archivo },
  { key: 'fuente', title: 'EL SUYO', value: ({ fuente }) => fuente, flexible: true },
  {
    ...{ key: 'columnas', title: 'COLUMNAS', align: 'right' },
    value: ({ columnas }) => columnas.length,
  },
  { key: 'codificacion', title: 'CODIFICACIÓN', value: ({ codificacion }) => codificacion },
  { key: 'fechas', title: 'FECHAS', value: ({ fechas }) => fechas },
  { key: 'importes', title: 'IMPORTES', value: ({ importes }) => importes },
]

export const COLUMNAS_DE_EQUIVALENCIAS: readonly TableColumn<EquivalenciaConsultada>[] = [
  ...COLUMNAS_DE_EQUIVALENCIA,
  {
    ...{ key: 'guardada', title: 'GUARDADA', value: ({ guardada }) => guardada },
    text: ({ guardada }) => formatInstante(guardada),
  },
  {
    ...{ key: 'persona', title: 'QUIÉN', flexible: true },
    value: ({ persona }) => `${persona.apellido}, ${persona.nombre}`,
  },
]
