import { puede } from '../permiso/capacidades.ts'
import type { Principal } from '../permiso/usuario.ts'

/**
 * Tells whether a person sees the evaluations of a lawyer. People who evaluate (D179) or hold a permission of the
 * scoring (D14) see all, and each lawyer their own (D15).
 */
export const puedeVerEvaluaciones = (principal: Principal, abogado: string): boolean =>
  puede(principal, 'evaluaciones.ver-todas') ||
  (principal.abogado !== '' && principal.abogado === abogado)
