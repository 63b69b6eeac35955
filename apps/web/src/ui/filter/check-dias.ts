import { parseFecha, textos } from '@apremia/core'
import type { FilterGroup } from './filter-field.ts'
import type { CheckFilter } from './read-filter.ts'

/** The rules of a filter, once each of its days is one: what was typed and is no date is not left out of the search. */
export const checkDias =
  <C extends string>(groups: readonly FilterGroup<C>[], check: CheckFilter<C>): CheckFilter<C> =>
  (filtro) => {
    const faltas = groups
      .flatMap(({ fields }) => fields)
      .filter(({ campo, day }) => day && filtro[campo] && !parseFecha(filtro[campo] ?? ''))
      .map(({ campo }) => ({ campo, mensaje: textos.fechas.noExiste }))
    return faltas.length > 0 ? { ok: false, faltas } : check(filtro)
  }
