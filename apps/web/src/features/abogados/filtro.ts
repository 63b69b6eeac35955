import { ORDENES_DE_ABOGADOS } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { Query } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import type { FilterField, FilterGroup } from '../../ui/filter/filter-field.ts'
import type { Filtro, ListaSpec } from '../../ui/table/lista.ts'
import { useGetTitulosDeAbogadoQuery } from './abogados-api.ts'

const { campos: nombres, bajas, titulo } = textos.abogados

const TEXTOS = ['apellido', 'nombre', 'nrodni', 'codexterno', 'matricula', 'cuitcuil'] as const

export const LISTA_DE_ABOGADOS = {
  pantalla: 'abogados',
  campos: [...TEXTOS, 'titulo', 'baja'],
  ordenes: ORDENES_DE_ABOGADOS,
  propio: { columna: 'apellido', sentido: 'asc' },
} as const satisfies ListaSpec<string>

type Campo = (typeof LISTA_DE_ABOGADOS.campos)[number]

/**
 * Returns the query for the list of lawyers, built from the filter in the URL. Invalid values of the filter are left
 * out.
 */
export const criteriosDe = ({
  titulo = '',
  baja,
  ...escritos
}: Filtro<Campo>): Omit<Query<'exportAbogados'>, 'orden' | 'sentido'> => ({
  ...escritos,
  ...(/^[1-9]\d{0,8}$/.test(titulo) ? { titulo: Number(titulo) } : {}),
  ...(baja === '0' || baja === '1' ? { baja } : {}),
})

const BAJAS: FilterField<Campo> = {
  campo: 'baja',
  label: nombres.baja,
  options: [
    { value: '0', label: bajas[0] },
    { value: '1', label: bajas[1] },
  ],
}

export const useFiltroDeAbogados = (): readonly FilterGroup<Campo>[] => {
  const { data = [], error } = useGetTitulosDeAbogadoQuery({})
  const titulos: FilterField<Campo> = {
    campo: 'titulo',
    label: nombres.titulo,
    options: data.map(({ id, titulo: nombre }) => ({ value: String(id), label: nombre })),
    failure: failureOf(error)?.message,
  }
  const escritos = TEXTOS.map((campo) => ({ campo, label: nombres[campo], largo: 100 }))
  return [{ title: titulo, fields: [...escritos, titulos, BAJAS] }]
}
