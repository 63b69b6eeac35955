import { ORDENES_DE_INGRESOS } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { FilterGroup } from '../../ui/filter/filter-field.ts'
import type { ListaSpec } from '../../ui/table/lista.ts'

const { filtros, titulo } = textos.logins

export const LISTA_DE_INGRESOS = {
  pantalla: 'ingresos',
  campos: ['nombre', 'apellido', 'dni'],
  ordenes: ORDENES_DE_INGRESOS,
  propio: { columna: 'date_last_log', sentido: 'desc' },
} as const satisfies ListaSpec<string>

type Campo = (typeof LISTA_DE_INGRESOS.campos)[number]

export const FILTROS_DE_INGRESOS: readonly FilterGroup<Campo>[] = [
  {
    title: titulo,
    fields: [
      { campo: 'nombre', label: filtros.nombre, largo: 100 },
      { campo: 'apellido', label: filtros.apellido, largo: 100 },
      { campo: 'dni', label: filtros.dni, numeric: true, largo: 10 },
    ],
  },
]
