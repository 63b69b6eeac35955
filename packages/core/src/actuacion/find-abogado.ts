import { claseDe, type Principal } from '../permiso/usuario.ts'

/**
 * Returns the code of the lawyer to whom an action will belong, or '' for none (D140). For a lawyer, it is the person's
 * own code. For other people, it is the chosen lawyer, the lawyer who has the item, or the person's own code, in that
 * order.
 */
export const findAbogadoDeActuacion = (
  principal: Principal,
  { elegido, legales }: { readonly elegido: string; readonly legales: readonly string[] },
): string =>
  claseDe(principal) === 'abogado'
    ? principal.abogado
    : elegido || (legales[0] ?? principal.abogado)
