import type { Sesion } from '../platform/http/principal.ts'

type Persona = Pick<
  Sesion,
  'dni' | 'nombre' | 'apellido' | 'email' | 'rol' | 'abogado' | 'permisos'
>

/** The session user as the contract shows it (decision D1). */
export const toUsuario = (persona: Persona) => ({
  dni: persona.dni,
  nombre: persona.nombre,
  apellido: persona.apellido,
  email: persona.email,
  rol: persona.rol,
  abogado: persona.abogado,
  permisos: [...persona.permisos],
})
