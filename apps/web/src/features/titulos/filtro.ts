import { type Fecha, parseFecha, validateFiltroDeTitulos } from '@apremia/core'
import type { Query } from '../../api/endpoint.ts'
import type { CheckFilter } from '../../ui/filter/read-filter.ts'
import type { Filtro, ListaSpec } from '../../ui/table/lista.ts'

/** The order the list starts in: the other one is in its address. */
export const ASCENDENTE = 'asc'
export const DESCENDENTE = 'desc'

/** What the address of the list carries. */
export const LISTA_DE_TITULOS = {
  pantalla: 'titulos',
  campos: ['desde', 'hasta', 'abogado', 'orden'],
} as const satisfies ListaSpec<string>

export type CampoDeTitulos = (typeof LISTA_DE_TITULOS.campos)[number]
export type FiltroDeTitulos = Filtro<CampoDeTitulos>

/** The filter an address asks for; what does not make sense in it is left out. */
export const readFiltroDeTitulos = ({
  desde,
  hasta,
  abogado,
  orden,
}: FiltroDeTitulos): FiltroDeTitulos => {
  const [primera, ultima] = [parseFecha(desde ?? ''), parseFecha(hasta ?? '')]
  return {
    ...(primera ? { desde: primera } : {}),
    ...(primera && ultima ? { hasta: ultima } : {}),
    ...(abogado ? { abogado } : {}),
    ...(orden === DESCENDENTE ? { orden } : {}),
  }
}

/** Desde is not after today; Hasta lies between Desde and today (S2 §5, D95). */
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

/** The filter as the call takes it. */
export const queryOf = ({
  desde,
  hasta,
  abogado,
  orden,
}: FiltroDeTitulos): Query<'exportTitulosInfo'> => ({
  order: orden === DESCENDENTE ? DESCENDENTE : ASCENDENTE,
  ...(desde ? { startDate: desde } : {}),
  ...(hasta ? { endDate: hasta } : {}),
  ...(abogado ? { abogadoCodExt: abogado } : {}),
})
