import { alcanceDe, type Principal } from '@apremia/core'
import { useUsuario } from './use-sesion.ts'

/** Whoever is not signed in sees nothing. */
const NADIE: Principal = { rol: 'guest', abogado: '', permisos: [] }

export const usePrincipal = (): Principal => useUsuario() ?? NADIE

/** Told in place of any result, to whoever cannot find anything (D13). */
export const impedimentoDeAlcance = (principal: Principal): string | undefined => {
  const alcance = alcanceDe(principal, '')
  return alcance.tipo === 'ninguno' ? alcance.mensaje : undefined
}
