import type { Sesion } from '../platform/http/principal.ts'

type Persona<R extends Sesion['rol']> = Pick<
  Sesion,
  'dni' | 'nombre' | 'apellido' | 'email' | 'abogado' | 'permisos'
> & { readonly rol: R }

export const toUsuario = <R extends Sesion['rol']>(persona: Persona<R>) => ({
  dni: persona.dni,
  nombre: persona.nombre,
  apellido: persona.apellido,
  email: persona.email,
  rol: persona.rol,
  abogado: persona.abogado,
  permisos: [...persona.permisos],
})
