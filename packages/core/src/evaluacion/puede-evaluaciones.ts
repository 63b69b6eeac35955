import { puede } from '../permiso/capacidades.ts'
import type { Principal } from '../permiso/usuario.ts'

/**
 * Tells whether a person may see the evaluations of a lawyer. People who evaluate (D179) or have the scoring permission
 * (D14) see all the evaluations. A lawyer sees their own (D15).
 */
export const puedeVerEvaluaciones = (principal: Principal, abogado: string): boolean =>
  puede(principal, 'evaluaciones.ver-todas') ||
  (principal.abogado !== '' && principal.abogado === abogado)
