import { claseDe, type Principal } from '../permiso/usuario.ts'

/**
 * Whose an action will be (D140): a lawyer's own; of who acts over any item, the lawyer chosen, else the one who has
 * the item, else themselves. '' when that is nobody.
 */
export const findAbogadoDeActuacion = (
  principal: Principal,
  { elegido, legales }: { readonly elegido: string; readonly legales: readonly string[] },
): string =>
  claseDe(principal) === 'abogado'
    ? principal.abogado
    : elegido || (legales[0] ?? principal.abogado)
