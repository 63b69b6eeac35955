import {
  type Acceso,
  CAPACIDADES,
  type Capacidad,
  decideAcceso,
  PERMISOS,
  type Permiso,
  puede,
  puedeVer,
  ROL_DE_SERVICIO,
  ROLES,
  type Rol,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  EntradaInvalida,
  optionalDe,
  readEntero,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readTexto,
} from './read-entrada.ts'
import { writeDecision } from './write-salida.ts'

const oneOf =
  <T extends string>(valores: readonly T[]) =>
  (valor: unknown, campo: string): T => {
    const escrito = readTexto(valor, campo)
    const hallado = valores.find((v) => v === escrito)
    if (hallado === undefined) throw new EntradaInvalida(`${campo}: no existe «${escrito}»`)
    return hallado
  }

export const readPermisos = (valor: unknown, campo: string): Permiso[] =>
  readListaDeEntrada(valor, oneOf(PERMISOS), campo)

export const readRol = oneOf<Rol>(ROLES)

export const readCapacidad = oneOf(Object.keys(CAPACIDADES) as Capacidad[])

const readAcceso = (valor: unknown, campo: string): Acceso =>
  readObjeto(
    valor,
    {
      rol: optionalDe<Rol>(readRol, 'user'),
      baja: optionalDe(readLogico, false),
      permisos: optionalDe(readPermisos, []),
      apellido: optionalDe(readTexto, ''),
      nombre: optionalDe(readTexto, ''),
      email: optionalDe(readTexto, ''),
    },
    campo,
  )

/** Reads the changes to the permissions of a user. The result has only the fields that the test case gives. */
const readCambios = (valor: unknown, campo: string): Partial<Acceso> => {
  const escritos = Object.keys(valor as object)
  return Object.fromEntries(
    Object.entries(readAcceso(valor, campo)).filter(([clave]) => escritos.includes(clave)),
  )
}

const readRolDePrincipal = oneOf([...ROLES, ROL_DE_SERVICIO])

export const reglasDePermiso = {
  'permiso/puede': (entrada) => {
    const { capacidad, ...principal } = readObjeto(entrada, {
      rol: readRolDePrincipal,
      abogado: optionalDe(readTexto, ''),
      permisos: optionalDe(readPermisos, []),
      capacidad: readCapacidad,
    })
    return puede(principal, capacidad)
  },
  'permiso/ver': (entrada) => {
    const { abogados, ...principal } = readObjeto(entrada, {
      rol: readRolDePrincipal,
      abogado: optionalDe(readTexto, ''),
      abogados: (valor: unknown, campo: string) => readListaDeEntrada(valor, readTexto, campo),
    })
    return puedeVer({ ...principal, permisos: [] }, abogados)
  },
  'permiso/acceso': (entrada) =>
    writeDecision(
      decideAcceso(
        readObjeto(entrada, {
          actual: readAcceso,
          cambios: readCambios,
          propio: optionalDe(readLogico, false),
          otrosAdmins: optionalDe(readEntero, 1),
          abogado: optionalDe(readTexto, ''),
        }),
      ),
      ({ cambios, terminaSesiones }) => ({ cambia: cambios, terminaSesiones }),
    ),
} as const satisfies Record<string, Regla>
