import { ORDENES_DE_MESA } from '@apremia/api-client'
import {
  GRUPO_EXTRAJUDICIAL,
  GRUPO_JUDICIAL,
  type Mesa,
  type PestanaDeMesa,
  type SOLAPAS,
  textos,
} from '@apremia/core'
import type { Column } from '../../ui/table/column.ts'
import type { Filtro, ListaSpec } from '../../ui/table/lista.ts'

const FILTROS = [
  ...(['imponible', 'recurso', 'contribuyente', 'comercio', 'cuit', 'fantasia'] as const),
  ...(['calle', 'altura', 'vence', 'antiguedad', 'alarma', 'saldada', 'prescripcion'] as const),
] as const

const CAMPOS = ['solapa', 'historico', ...FILTROS] as const

export type CampoDeMesa = (typeof CAMPOS)[number]
export type FiltroDeMesa = Filtro<CampoDeMesa>

/**
 * Sub-tabs that list cases. The sub-tab BUSCAR HISTORICO (search of the history) is not included, because it is a link
 * to another screen.
 */
export type SolapaConCasos = (typeof SOLAPAS)[number] | 'todos'

export interface DatosDeMesa {
  readonly mesa: Mesa
  readonly titulo: string
  /** Code of the group of case actions (judicial or extrajudicial) that people record from this list of cases. */
  readonly grupo: number
  readonly pestanaDeCasos: PestanaDeMesa
  readonly spec: ListaSpec<CampoDeMesa>
}

export const columnasPara = <Row>(
  abogado: string,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] => (abogado === '' ? columns : columns.filter(({ whose }) => !whose))

const specDe = (mesa: Mesa): ListaSpec<CampoDeMesa> => ({
  pantalla: `mesa-${mesa}`,
  campos: CAMPOS,
  ordenes: ORDENES_DE_MESA,
  propio: { columna: 'vence', sentido: 'asc' },
})

export const DE_MESA: Readonly<Record<Mesa, DatosDeMesa>> = {
  judicial: {
    mesa: 'judicial',
    titulo: textos.mesas.judicial,
    grupo: GRUPO_JUDICIAL,
    pestanaDeCasos: 'juicios',
    spec: specDe('judicial'),
  },
  extrajudicial: {
    mesa: 'extrajudicial',
    titulo: textos.mesas.extrajudicial,
    grupo: GRUPO_EXTRAJUDICIAL,
    pestanaDeCasos: 'inicio',
    spec: specDe('extrajudicial'),
  },
}
