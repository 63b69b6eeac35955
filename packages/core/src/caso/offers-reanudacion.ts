import { puede } from '../permiso/capacidades.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { Alarma } from './decide-alarmas.ts'

/**
 * Tells whether the product offers the court paper that resumes the lawsuit of a case. The case needs a court filing,
 * and an agreement that could already be declared lapsed.
 */
export const offersReanudacion = (
  principal: Principal,
  {
    radicado,
    alarmas,
  }: { readonly radicado: boolean; readonly alarmas: readonly Pick<Alarma, 'clase' | 'faltan'>[] },
): boolean =>
  radicado &&
  puede(principal, 'escritos.hacer') &&
  alarmas.some(({ clase, faltan }) => clase === 'convenio' && faltan < 0)
