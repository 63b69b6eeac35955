import { faltaDeLargo, parseFecha, textos } from '@apremia/core'
import type { FilterField, FilterGroup } from './filter-field.ts'
import type { CheckFilter } from './read-filter.ts'

const faltaDe = <C extends string>({ day, largo }: FilterField<C>, valor: string) => {
  if (day && valor !== '' && !parseFecha(valor)) return textos.fechas.noExiste
  return largo === undefined ? undefined : faltaDeLargo(valor, largo)
}

/**
 * The rules of a filter, once each of its days is one and nothing is longer than it may be: what was typed and is no
 * date is not left out of the search, and what was pasted is not searched by half.
 */
export const checkTecleado =
  <C extends string>(groups: readonly FilterGroup<C>[], check: CheckFilter<C>): CheckFilter<C> =>
  (filtro) => {
    const faltas = groups
      .flatMap(({ fields }) => fields)
      .flatMap((field) => {
        const mensaje = faltaDe(field, filtro[field.campo] ?? '')
        return mensaje === undefined ? [] : [{ campo: field.campo, mensaje }]
      })
    return faltas.length > 0 ? { ok: false, faltas } : check(filtro)
  }
