import { claseDe, type Principal } from '../permiso/usuario.ts'

/**
 * Returns the code of the lawyer to whom an action will belong, or '' for nobody (D140). A lawyer acts in their own
 * name. A person who acts over any item acts for the lawyer chosen, else for the lawyer who has the item, else for
 * themselves.
 */
export const findAbogadoDeActuacion = (
  principal: Principal,
  { elegido, legales }: { readonly elegido: string; readonly legales: readonly string[] },
): string =>
  claseDe(principal) === 'abogado'
    ? principal.abogado
    : elegido || (legales[0] ?? principal.abogado)
