import { puede } from '../permiso/capacidades.ts'
import type { Principal } from '../permiso/usuario.ts'

/** All are for who evaluates (D179) or holds a permission of the scoring (D14); the own, for each lawyer (D15). */
export const puedeVerEvaluaciones = (principal: Principal, abogado: string): boolean =>
  puede(principal, 'evaluaciones.ver-todas') ||
  (principal.abogado !== '' && principal.abogado === abogado)
