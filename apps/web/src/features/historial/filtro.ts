import { parseFecha, textos } from '@apremia/core'
import type { Query } from '../../api/endpoint.ts'
import type { FilterGroup } from '../../ui/filter/filter-field.ts'
import type { CheckFilter } from '../../ui/filter/read-filter.ts'
import { today } from '../../ui/format.ts'
import type { Filtro, ListaSpec } from '../../ui/table/lista.ts'

const { columnas, filtros, titulo, ayudaDeUsuario, recursoSolo } = textos.historial

export const FECHA = 'fecha'

/**
 * The URL parameters `entidad` and `codigo` identify the single record whose history is shown: its kind and its code.
 */
export const LISTA_DE_HISTORIAL = {
  pantalla: 'historial',
  campos: ['usuario', 'inmueble', 'recurso', 'fecha', 'entidad', 'codigo'],
  ordenes: [FECHA],
  propio: { columna: FECHA, sentido: 'desc' },
} as const satisfies ListaSpec<string>

type Campo = (typeof LISTA_DE_HISTORIAL.campos)[number]
export type FiltroDeHistorial = Filtro<Campo>

export const criteriosDeHistorial = ({
  fecha = '',
  ...otros
}: FiltroDeHistorial): Omit<Query<'exportHistorial'>, 'sentido' | 'formato'> => ({
  ...otros,
  ...(parseFecha(fecha) ? { fecha } : {}),
})

/**
 * Refuses a filter by tax without the number of a property or business. Alone, that filter would find only the few rows
 * of the history that name a tax directly.
 */
export const checkFiltroDeHistorial: CheckFilter<Campo> = (filtro) =>
  (filtro.recurso ?? '') !== '' && (filtro.inmueble ?? '').trim() === ''
    ? { ok: false, faltas: [{ campo: 'inmueble', mensaje: recursoSolo }] }
    : { ok: true, filtro }

export const filtrosDeHistorial = (): readonly FilterGroup<Campo>[] => [
  {
    title: titulo,
    fields: [
      { campo: 'usuario', label: filtros.usuario, largo: 100, hint: ayudaDeUsuario },
      { campo: 'inmueble', label: filtros.inmueble, numeric: true, largo: 12 },
      { campo: 'recurso', label: columnas.recurso, largo: 4 },
      { campo: 'fecha', label: filtros.fecha, day: { max: today() } },
    ],
  },
]
