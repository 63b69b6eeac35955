import { alcanceDe, type Principal } from '@apremia/core'
import { useUsuario } from './use-sesion.ts'

/** Stands for a person who is not signed in, who may see nothing. */
const NADIE: Principal = { rol: 'guest', abogado: '', permisos: [] }

export const usePrincipal = (): Principal => useUsuario() ?? NADIE

/** Returns the message shown in place of any result to those who cannot find anything (D13). */
export const impedimentoDeAlcance = (principal: Principal): string | undefined => {
  const alcance = alcanceDe(principal, '')
  return alcance.tipo === 'ninguno' ? alcance.mensaje : undefined
}
