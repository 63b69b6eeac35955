/** The three roles of the product. */
export const ROLES = ['admin', 'user', 'guest'] as const
export type Rol = (typeof ROLES)[number]

/** Permissions held by people, granted by an admin and audited (decision D14). */
export const PERMISOS = ['scoring.inicio', 'scoring.menu', 'logins.ver'] as const
export type Permiso = (typeof PERMISOS)[number]

/** The code of the head lawyer. */
export const ABOGADO_JEFE = 'A00'

/** What a rule needs to know of the signed-in person. */
export interface Principal {
  readonly rol: Rol
  /** Lawyer code, '' when the person has none. */
  readonly abogado: string
  readonly permisos: readonly Permiso[]
}

/**
 * The one class each person falls in. Guest beats everything (decision D9); admin beats the head lawyer.
 */
export const CLASES = ['admin', 'jefe', 'abogado', 'usuario', 'invitado'] as const
export type Clase = (typeof CLASES)[number]

export const claseDe = (principal: Principal): Clase => {
  if (principal.rol === 'guest') return 'invitado'
  if (principal.rol === 'admin') return 'admin'
  if (principal.abogado === ABOGADO_JEFE) return 'jefe'
  return principal.abogado === '' ? 'usuario' : 'abogado'
}
