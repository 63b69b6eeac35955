import { ORDENES_DE_SCORING } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { FilterGroup } from '../../ui/filter/filter-field.ts'
import type { Filtro, ListaSpec } from '../../ui/table/lista.ts'

const t = textos.evaluaciones

const TEXTOS = [
  ['apellido', t.filtros.apellido],
  ['nombre', t.filtros.nombre],
  ['nrodni', t.filtros.dni],
  ['codexterno', t.filtros.codigo],
] as const

export const LISTA_DE_SCORING = {
  pantalla: 'scoring-abogados',
  campos: ['apellido', 'nombre', 'nrodni', 'codexterno', 'scoring'],
  ordenes: ORDENES_DE_SCORING,
  propio: { columna: 'apellido', sentido: 'asc' },
} as const satisfies ListaSpec<string>

type Campo = (typeof LISTA_DE_SCORING.campos)[number]

const SCORINGS = [
  { value: 'aprobado', label: t.resultados.aprobado },
  { value: 'desaprobado', label: t.resultados.desaprobado },
  { value: 'ninguna', label: t.ninguna },
] as const

export const criteriosDeScoring = ({ scoring, ...escritos }: Filtro<Campo>) => {
  const elegido = SCORINGS.find(({ value }) => value === scoring)?.value
  return { ...escritos, ...(elegido ? { scoring: elegido } : {}) }
}

export const FILTROS_DE_SCORING: readonly FilterGroup<Campo>[] = [
  {
    title: t.titulo,
    fields: [
      ...TEXTOS.map(([campo, label]) => ({
        campo,
        label,
        largo: campo === 'apellido' || campo === 'nombre' ? 100 : 20,
      })),
      { campo: 'scoring', label: t.filtros.scoring, options: SCORINGS },
    ],
  },
]
