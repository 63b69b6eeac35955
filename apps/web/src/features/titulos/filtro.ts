import { type Fecha, parseFecha, validateFiltroDeTitulos } from '@apremia/core'
import type { Query } from '../../api/endpoint.ts'
import type { CheckFilter } from '../../ui/filter/read-filter.ts'
import type { Filtro, ListaSpec } from '../../ui/table/lista.ts'

/**
 * Ascending order of the executive titles, which is the default. The URL parameter `orden` is present only for the
 * descending order.
 */
export const ASCENDENTE = 'asc'
export const DESCENDENTE = 'desc'

export const LISTA_DE_TITULOS = {
  pantalla: 'titulos-creados',
  campos: ['desde', 'hasta', 'abogado', 'orden'],
} as const satisfies ListaSpec<string>

export type CampoDeTitulos = (typeof LISTA_DE_TITULOS.campos)[number]
export type FiltroDelListado = Filtro<CampoDeTitulos>

export const readFiltroDeTitulos = ({
  desde,
  hasta,
  abogado,
  orden,
}: FiltroDelListado): FiltroDelListado => {
  const [primera, ultima] = [parseFecha(desde ?? ''), parseFecha(hasta ?? '')]
  return {
    ...(primera ? { desde: primera } : {}),
    ...(primera && ultima ? { hasta: ultima } : {}),
    ...(abogado ? { abogado } : {}),
    ...(orden === DESCENDENTE ? { orden } : {}),
  }
}

/**
 * Returns the function that validates the dates of the filter of executive titles. The first day (Desde) may not be
 * after the last day (Hasta), and no day may be after today (S2 §5, D95).
 */
export const checkFiltroDeTitulos =
  (hoy: Fecha): CheckFilter<CampoDeTitulos> =>
  (filtro) => {
    const { desde = '', hasta = '' } = filtro
    const faltas = validateFiltroDeTitulos(
      { desde: parseFecha(desde) ?? null, hasta: parseFecha(hasta) ?? null },
      hoy,
    )
    return faltas.length === 0 ? { ok: true, filtro } : { ok: false, faltas }
  }

export const queryOf = ({
  desde,
  hasta,
  abogado,
  orden,
}: FiltroDelListado): Query<'exportTitulosInfo'> => ({
  order: orden === DESCENDENTE ? DESCENDENTE : ASCENDENTE,
  ...(desde ? { startDate: desde } : {}),
  ...(hasta ? { endDate: hasta } : {}),
  ...(abogado ? { abogadoCodExt: abogado } : {}),
})
