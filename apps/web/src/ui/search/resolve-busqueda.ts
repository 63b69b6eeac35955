import { decideBusqueda, type ListaDeBusqueda, type Principal } from '@apremia/core'
import type { FieldValues, Resolver } from 'react-hook-form'

/** Where a reason that is of no field in particular is kept. */
export const GENERAL = 'general'

/**
 * Validates a search form with the server's own rule (S1 §5): every reason at once, each under its field. What
 * the rule drops, as saying nothing, is not asked for.
 */
export const resolveBusqueda =
  <V extends FieldValues>(lista: ListaDeBusqueda, principal: Principal): Resolver<V> =>
  (values) => {
    const decision = decideBusqueda(lista, principal, values)
    if (decision.ok) {
      const { filtro } = decision.valor
      const said = ([campo]: [string, unknown]) => campo === 'abogado' || campo in filtro
      return { values: Object.fromEntries(Object.entries(values).filter(said)) as V, errors: {} }
    }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { campo, codigo, mensaje } of decision.motivos) {
      errors[campo === '' ? GENERAL : campo] ??= { type: codigo, message: mensaje }
    }
    return { values: {}, errors: errors as never }
  }
