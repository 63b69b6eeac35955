import {
  alcanceDe,
  type CampoDe,
  CRITERIOS,
  decideBusqueda,
  type ListaDeBusqueda,
  type Motivo,
  type Principal,
} from '@apremia/core'
import { useSesion } from '../../session/use-sesion.ts'
import type { Filtro, ListaSpec } from '../table/lista.ts'
import { type Lista, useLista } from '../table/use-lista.ts'
import { usePageSize } from '../table/use-page-size.ts'

export type CampoDeBusqueda<L extends ListaDeBusqueda> = CampoDe<L> | 'abogado'

/** What the address of a search carries: its fields and, besides, the lawyer. It starts in its first order. */
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

/** Whoever is not signed in sees nothing. */
const NADIE: Principal = { rol: 'guest', abogado: '', permisos: [] }

export interface Busqueda<L extends ListaDeBusqueda> extends Lista<CampoDeBusqueda<L>> {
  readonly principal: Principal
  /** Told in place of any result, to whoever cannot find anything (D13). */
  readonly impedimento: string | undefined
  /** A search that the rule allows was asked for. */
  readonly listo: boolean
  /** Why the one that was asked for is not allowed. */
  readonly motivos: readonly Motivo[]
  readonly porPagina: number
  readonly resize: (size: number) => void
  readonly body: { readonly data: { readonly bsq: number } & Filtro<CampoDeBusqueda<L>> }
}

/** A search of the registry as its address asks for it, decided by the server's own rule before it is sent. */
export const useBusqueda = <L extends ListaDeBusqueda>(
  nombre: L,
  spec: ListaSpec<CampoDeBusqueda<L>>,
): Busqueda<L> => {
  const principal = useSesion()?.usuario ?? NADIE
  const lista = useLista(spec)
  const [porPagina, setPorPagina] = usePageSize(nombre)
  const alcance = alcanceDe(principal, '')
  const impedimento = alcance.tipo === 'ninguno' ? alcance.mensaje : undefined
  const decision = decideBusqueda(nombre, principal, lista.filtro)
  return {
    ...lista,
    principal,
    impedimento,
    listo: lista.buscado && impedimento === undefined && decision.ok,
    motivos: lista.buscado && !decision.ok ? decision.motivos : [],
    porPagina,
    resize: (size) => {
      setPorPagina(size)
      lista.goTo(1)
    },
    body: { data: { bsq: 1, ...lista.filtro } },
  }
}
