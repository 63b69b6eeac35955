import { decideBusqueda, type ListaDeBusqueda } from '@apremia/core'
import type { CheckFilter } from '../filter/read-filter.ts'
import type { Filtro } from '../table/lista.ts'
import type { QuienBusca } from './quien-busca.ts'
import type { CampoDeBusqueda } from './use-busqueda.ts'

/**
 * Checks a search with the server's own rule (S1 §5), and returns every reason under its field. Criteria that the rule
 * ignores are left out of the request.
 */
export const checkBusqueda =
  <L extends ListaDeBusqueda>(
    lista: L,
    { principal, partida }: QuienBusca,
  ): CheckFilter<CampoDeBusqueda<L>> =>
  (typed) => {
    const decision = decideBusqueda(lista, principal, typed, partida)
    if (!decision.ok) return { ok: false, faltas: decision.motivos }
    const said = Object.entries(typed).filter(
      ([campo]) => campo === 'abogado' || campo in decision.valor.filtro,
    )
    return { ok: true, filtro: Object.fromEntries(said) as Filtro<CampoDeBusqueda<L>> }
  }
