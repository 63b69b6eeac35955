import { faltaDeLargo, parseFecha, textos } from '@apremia/core'
import type { FilterField, FilterGroup } from './filter-field.ts'
import type { CheckFilter } from './read-filter.ts'

const faltaDe = <C extends string>({ day, largo }: FilterField<C>, valor: string) => {
  if (day && valor !== '' && !parseFecha(valor)) return textos.fechas.noExiste
  return largo === undefined ? undefined : faltaDeLargo(valor, largo)
}

/**
 * Checks the typed values before the filter is validated: every date must be valid, and no text too long. Otherwise an
 * invalid date would be ignored and a long text would be cut.
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
