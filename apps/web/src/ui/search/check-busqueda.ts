import { decideBusqueda, type ListaDeBusqueda } from '@apremia/core'
import type { CheckFilter } from '../filter/read-filter.ts'
import type { Filtro } from '../table/lista.ts'
import type { QuienBusca } from './quien-busca.ts'
import type { CampoDeBusqueda } from './use-busqueda.ts'

/**
 * Returns a function that validates the typed search filter with `decideBusqueda`, as the server does (S1 §5). The
 * function returns the filter without its ignored fields, or every error with the name of its field.
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
