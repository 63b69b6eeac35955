import { abogadoExterno } from '@apremia/api-client'
import { FILTROS_EXTERNOS, type FiltroExterno, textos } from '@apremia/core'
import { bodySchema, type Input } from '../../api/endpoint.ts'
import type { FilterGroup } from '../../ui/filter/filter-field.ts'
import { type FilterReading, readBySchema } from '../../ui/filter/read-filter.ts'
import type { Filtro, ListaSpec } from '../../ui/table/lista.ts'

export const LISTA_EXTERNA = {
  pantalla: 'abogado-externo',
  campos: ['nombre', 'imponible', 'dni', 'calle', 'altura', 'filtro'],
  alPedir: true,
} as const satisfies ListaSpec<string>

export type CampoExterno = (typeof LISTA_EXTERNA.campos)[number]

const { campos } = textos.abogadoExterno

export const GRUPOS_EXTERNOS: readonly FilterGroup<CampoExterno>[] = [
  {
    title: textos.abogadoExterno.titulo,
    fields: [
      { campo: 'nombre', label: campos.nombre, largo: 120 },
      { campo: 'imponible', label: campos.imponible, numeric: true },
      { campo: 'dni', label: campos.dni, numeric: true },
      { campo: 'calle', label: campos.direccion, largo: 120 },
      { campo: 'altura', label: campos.altura, numeric: true },
    ],
  },
]

type Body = Input<'searchCasos'>['body']

const SCHEMA = bodySchema(abogadoExterno.searchCasos)

export const readFiltroExterno = (tecleado: Filtro<CampoExterno>): FilterReading<Body> =>
  readBySchema(SCHEMA, tecleado)

export const filtroElegido = ({ filtro }: Filtro<CampoExterno>): FiltroExterno | undefined =>
  FILTROS_EXTERNOS.find((uno) => uno === filtro)
