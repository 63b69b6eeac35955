import {
  type CampoDe,
  CRITERIOS,
  decideBusqueda,
  type ListaDeBusqueda,
  type Motivo,
} from '@apremia/core'
import { useFormatoDePartida } from '../../api/formato-de-partida.ts'
import { impedimentoDeAlcance, usePrincipal } from '../../session/use-principal.ts'
import type { Filtro, ListaSpec } from '../table/lista.ts'
import { type Lista, useLista } from '../table/use-lista.ts'
import type { QuienBusca } from './quien-busca.ts'

export type CampoDeBusqueda<L extends ListaDeBusqueda> = CampoDe<L> | 'abogado'

/**
 * Returns the settings of a list that a search form fills. At first, the list is sorted by the first column of
 * `ordenes`.
 */
export const specDeBusqueda = <L extends ListaDeBusqueda>(
  lista: L,
  ordenes: readonly [string, ...string[]],
): ListaSpec<CampoDeBusqueda<L>> => ({
  pantalla: lista,
  campos: [...(Object.keys(CRITERIOS[lista]) as CampoDe<L>[]), 'abogado'],
  ordenes,
  propio: { columna: ordenes[0], sentido: 'asc' },
  alPedir: true,
})

export interface ListaBuscada<L extends ListaDeBusqueda>
  extends Lista<CampoDeBusqueda<L>>,
    QuienBusca {
  readonly impedimento: string | undefined
  readonly listo: boolean
  readonly motivos: readonly Motivo[]
  readonly body: { readonly data: { readonly bsq: number } & Filtro<CampoDeBusqueda<L>> }
}

export const useBusqueda = <L extends ListaDeBusqueda>(
  nombre: L,
  spec: ListaSpec<CampoDeBusqueda<L>>,
): ListaBuscada<L> => {
  const principal = usePrincipal()
  const partida = useFormatoDePartida()
  const lista = useLista(spec)
  const impedimento = impedimentoDeAlcance(principal)
  const decision = decideBusqueda(nombre, principal, lista.filtro, partida)
  return {
    ...lista,
    principal,
    partida,
    impedimento,
    listo: lista.buscado && impedimento === undefined && decision.ok,
    motivos: lista.buscado && !decision.ok ? decision.motivos : [],
    body: { data: { bsq: 1, ...lista.filtro } },
  }
}
