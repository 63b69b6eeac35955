import { claseDe, type Principal } from '../permiso/usuario.ts'

/**
 * Returns the code of the lawyer to whom an action will belong, or '' for none (D140). An action of a lawyer always
 * belongs to that lawyer. For any other person it is, in order of preference, the chosen lawyer, the lawyer in charge
 * of the property or business, or the person's own code.
 */
export const findAbogadoDeActuacion = (
  principal: Principal,
  { elegido, legales }: { readonly elegido: string; readonly legales: readonly string[] },
): string =>
  claseDe(principal) === 'abogado'
    ? principal.abogado
    : elegido || (legales[0] ?? principal.abogado)
