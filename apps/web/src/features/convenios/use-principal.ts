import type { Principal } from '@apremia/core'
import { useSesion } from '../../session/use-sesion.ts'

/** Whoever is not signed in sees nothing. */
const NADIE: Principal = { rol: 'guest', abogado: '', permisos: [] }

export const usePrincipal = (): Principal => useSesion()?.usuario ?? NADIE
