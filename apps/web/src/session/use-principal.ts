import { alcanceDe, type Principal } from '@apremia/core'
import { useUsuario } from './use-sesion.ts'

const NADIE: Principal = { rol: 'guest', abogado: '', permisos: [] }

export const usePrincipal = (): Principal => useUsuario() ?? NADIE

/**
 * Returns the message to show instead of the results to a person who is not allowed to search any record (D13). Returns
 * undefined for any other person.
 */
export const impedimentoDeAlcance = (principal: Principal): string | undefined => {
  const alcance = alcanceDe(principal, '')
  return alcance.tipo === 'ninguno' ? alcance.mensaje : undefined
}
