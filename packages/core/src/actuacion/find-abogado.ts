import { claseDe, type Principal } from '../permiso/usuario.ts'

/**
 * Returns the code of the lawyer to whom an action will belong, or '' for none (D140). A person who is a lawyer always
 * gets their own code. For other people, the order of preference is the chosen lawyer, the lawyer in charge of the
 * property or business, and the person's own code.
 */
export const findAbogadoDeActuacion = (
  principal: Principal,
  { elegido, legales }: { readonly elegido: string; readonly legales: readonly string[] },
): string =>
  claseDe(principal) === 'abogado'
    ? principal.abogado
    : elegido || (legales[0] ?? principal.abogado)
