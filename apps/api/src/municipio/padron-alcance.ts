import {
  decideBusqueda,
  type FiltroDe,
  FORMATO_INICIAL_DE_PARTIDA,
  type ListaDeBusqueda,
  type Tecleado,
} from '@apremia/core'
import { loadFormatoDePartida } from '../parametros/formato-de-partida.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { refuseMotivos } from './deuda-alcance.ts'
import type { Paginado } from './deuda-proveedor.ts'

interface BusquedaPropia<L extends ListaDeBusqueda> {
  readonly filtro: FiltroDe<L>
  /**
   * Lawyer's code that limits the search. '' means no limit. Null means that the person has no code and finds nothing
   * (D13).
   */
  readonly abogado: string | null
}

/** @throws AppError 400 with every reason to refuse the search */
export const readBusqueda = async <L extends ListaDeBusqueda>(
  { db, ahora }: { readonly db: Queryable; readonly ahora: () => Date },
  lista: L,
  sesion: Sesion,
  tecleado: Tecleado<L>,
): Promise<BusquedaPropia<L>> => {
  const partida =
    'partida' in tecleado && tecleado.partida
      ? await loadFormatoDePartida(db, ahora)
      : FORMATO_INICIAL_DE_PARTIDA
  const decision = decideBusqueda(lista, sesion, tecleado, partida)
  if (!decision.ok) throw refuseMotivos(decision.motivos)
  const { filtro, alcance } = decision.valor
  return { filtro, abogado: alcance.tipo === 'ninguno' ? null : (alcance.abogado ?? '') }
}

export const pageWithin = <Fila>(
  abogado: string | null,
  page: (abogado: string) => Promise<Paginado<Fila>>,
): Promise<Paginado<Fila>> | Paginado<Fila> =>
  abogado === null ? { rows: [], total: 0 } : page(abogado)
