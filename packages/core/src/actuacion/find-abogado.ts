import { claseDe, type Principal } from '../permiso/usuario.ts'

/**
 * Returns the code of the lawyer to whom an action will belong, or '' for none (D140). A lawyer who records an action
 * is its lawyer. When any other person records an action, its lawyer is the chosen lawyer. Without a choice, it is the
 * lawyer in charge of the property or business, and else the person's own code.
 */
export const findAbogadoDeActuacion = (
  principal: Principal,
  { elegido, legales }: { readonly elegido: string; readonly legales: readonly string[] },
): string =>
  claseDe(principal) === 'abogado'
    ? principal.abogado
    : elegido || (legales[0] ?? principal.abogado)
