/** The three roles of the product. */
export const ROLES = ['admin', 'user', 'guest'] as const
export type Rol = (typeof ROLES)[number]

/** Role with which a lawyer signs in (D2, D7). */
export const ROL_DE_APODERADO: Rol = 'user'

/** Role of an account that a program loads data with (D193): nobody signs in as one. */
export const ROL_DE_SERVICIO = 'servicio'
export type RolDeServicio = typeof ROL_DE_SERVICIO

/** Permissions held by people, granted by an admin and audited (decision D14). */
export const PERMISOS = ['scoring.inicio', 'scoring.menu', 'logins.ver'] as const
export type Permiso = (typeof PERMISOS)[number]

/** The code of the head lawyer. */
export const ABOGADO_JEFE = 'A00'

/** The signed-in person, or the service account, for a rule. */
export interface Principal {
  readonly rol: Rol | RolDeServicio
  /** Lawyer code, '' when the person has none. */
  readonly abogado: string
  readonly permisos: readonly Permiso[]
}

/**
 * The one class each person or account falls in. Guest beats everything (decision D9); admin beats the head lawyer.
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
