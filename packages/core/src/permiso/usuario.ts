export const ROLES = ['admin', 'user', 'guest'] as const
export type Rol = (typeof ROLES)[number]

export const ROL_DE_APODERADO: Rol = 'user'

/** Role of a service account, with which a program loads data (D193). Nobody signs in with this role. */
export const ROL_DE_SERVICIO = 'servicio'
export type RolDeServicio = typeof ROL_DE_SERVICIO

export const PERMISOS = ['scoring.inicio', 'scoring.menu', 'logins.ver'] as const
export type Permiso = (typeof PERMISOS)[number]

export const ABOGADO_JEFE = 'A00'

export interface Principal {
  readonly rol: Rol | RolDeServicio
  readonly abogado: string
  readonly permisos: readonly Permiso[]
}

/**
 * Classes of people and accounts. Each person or account has exactly one class. A guest with a lawyer code is
 * 'invitado' (D9), and an admin with code A00 is 'admin'.
 */
export const CLASES = ['admin', 'jefe', 'abogado', 'usuario', 'invitado', 'servicio'] as const
export type Clase = (typeof CLASES)[number]

export const claseDe = (principal: Principal): Clase => {
  if (principal.rol === ROL_DE_SERVICIO) return 'servicio'
  if (principal.rol === 'guest') return 'invitado'
  if (principal.rol === 'admin') return 'admin'
  if (principal.abogado === ABOGADO_JEFE) return 'jefe'
  return principal.abogado === '' ? 'usuario' : 'abogado'
}
