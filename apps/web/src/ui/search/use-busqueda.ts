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

/** Parameters in the address of a search: its fields and the lawyer. The list starts in the first of the orders. */
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
  /** Shown in place of any result to those who cannot find anything (D13). */
  readonly impedimento: string | undefined
  /** True when a search that the rule allows was asked for. */
  readonly listo: boolean
  /** Why the server would refuse the search of the address. */
  readonly motivos: readonly Motivo[]
  readonly body: { readonly data: { readonly bsq: number } & Filtro<CampoDeBusqueda<L>> }
}

/** Search of the register that the address asks for, decided by the server's own rule before it is sent. */
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
