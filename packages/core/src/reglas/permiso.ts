import { CAPACIDADES, type Capacidad, puede } from '../permiso/capacidades.ts'
import { PERMISOS, type Permiso, ROLES, type Rol } from '../permiso/usuario.ts'
import type { Regla } from './caso.ts'
import { EntradaInvalida, optional, readLista, readObjeto, readTexto } from './read-entrada.ts'

const oneOf =
  <T extends string>(valores: readonly T[]) =>
  (valor: unknown, campo: string): T => {
    const escrito = readTexto(valor, campo)
    const hallado = valores.find((v) => v === escrito)
    if (hallado === undefined) throw new EntradaInvalida(`${campo}: no existe «${escrito}»`)
    return hallado
  }

const readPermisos = (valor: unknown, campo: string): Permiso[] =>
  readLista(valor, oneOf(PERMISOS), campo)

export const readRol = oneOf<Rol>(ROLES)

export const reglasDePermiso = {
  'permiso/puede': (entrada) => {
    const { capacidad, ...principal } = readObjeto(entrada, {
      rol: readRol,
      abogado: optional(readTexto, ''),
      permisos: optional(readPermisos, []),
      capacidad: oneOf(Object.keys(CAPACIDADES) as Capacidad[]),
    })
    return puede(principal, capacidad)
  },
} as const satisfies Record<string, Regla>
