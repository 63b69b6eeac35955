import { claseDe, type Principal } from '../permiso/usuario.ts'

/**
 * Returns the code of the lawyer of a new action, or '' for none (D140). An action recorded by a lawyer belongs to that
 * lawyer. Otherwise it belongs to the chosen lawyer, else to the lawyer in charge, else to the person's own code.
 */
export const findAbogadoDeActuacion = (
  principal: Principal,
  { elegido, legales }: { readonly elegido: string; readonly legales: readonly string[] },
): string =>
  claseDe(principal) === 'abogado'
    ? principal.abogado
    : elegido || (legales[0] ?? principal.abogado)
