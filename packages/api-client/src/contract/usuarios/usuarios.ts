import { PERMISOS, ROLES } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry, pagedEntry } from '../../entry.ts'
import { codigoAbogado, dni, paginado, usuarioDeSesion } from '../common.ts'
import { nombreEscrito } from '../escrito.ts'

const rol = string().oneOf(ROLES, 'El rol debe ser admin, user o guest.')
const permisos = array(
  string()
    .oneOf(PERMISOS, `Los permisos son ${PERMISOS.join(', ')}.`)
    .required(),
)

/** User with the role admin, user or guest, and not a program with the role 'servicio'. */
const persona = usuarioDeSesion.shape({ rol: string().oneOf(ROLES).required() })

const registrado = persona.shape({
  baja: boolean().required(),
  /**
   * True when the person is a lawyer whose lawyer record says that they left the municipality. The person then cannot
   * sign in, even when `baja` is false.
   */
  abogadoDeBaja: boolean().required(),
  /** Version of the editable fields of the person. An edit must send the version that the caller read. */
  version: string().required(),
})

const nombre = nombreEscrito.max(120)
const email = nombreEscrito.email('El correo electrónico no es válido.').max(200)

const nuevo = object({
  dni: dni.required('El DNI es requerido.'),
  nombre: nombre.required('El nombre es requerido.'),
  apellido: nombre.required('El apellido es requerido.'),
  email: email.default(''),
  rol: rol.required('El rol es requerido.'),
  /** Lawyer's code of the person. The server accepts only the code of the lawyer record with the same DNI (D166). */
  abogado: codigoAbogado,
  permisos: permisos.default([]),
})

const deUnaPersona = object({ dni: dni.required() })

/**
 * Changes of a person's user account. An absent field does not change. `permisos` replaces all the permissions of the
 * person.
 */
const cambios = object({
  version: string().max(80).required('Falta la versión del usuario que se cambia.'),
  rol,
  baja: boolean(),
  nombre: nombre.min(1, 'El nombre es requerido.'),
  apellido: nombre.min(1, 'El apellido es requerido.'),
  email,
  permisos: permisos.optional(),
  /**
   * Lawyer's code that the person already has. The server refuses any other value, because the code changes only with
   * the lawyer record of the person (D166).
   */
  abogado: codigoAbogado,
})

export const ORDENES_DE_USUARIOS = ['apellido', 'dni', 'rol', 'abogado'] as const

const filtro = object({
  /** Text to search for: words of the name, or digits of the DNI (identity number). */
  buscar: string().trim().max(100),
  rol,
  estado: string().oneOf(['activo', 'baja'], 'El estado es activo o baja.'),
  orden: string().oneOf(ORDENES_DE_USUARIOS).default('apellido'),
  sentido: string().oneOf(['asc', 'desc']).default('asc'),
})

const terminado = object({
  sesiones: number().integer().required(),
  tokens: number().integer().required(),
})

const cambiado = object({
  usuario: registrado.required(),
  cambios: array(
    string().oneOf(['apellido', 'nombre', 'email', 'rol', 'baja', 'permisos']).required(),
  ).required(),
  /** Numbers of sessions and of personal tokens that ended because of the change of the user account. */
  sesiones: number().integer().required(),
  tokens: number().integer().required(),
})

export const usuarios = {
  getUsuarios: pagedEntry({
    method: 'GET',
    path: '/usuarios',
    capacidad: 'usuarios.administrar',
    limite: 'consulta',
    deOtros: 'personas que ingresan',
    summary: 'Personas registradas, con su rol, sus permisos y su baja',
    query: filtro.concat(paginado),
    reply: array(registrado.required()).required(),
  }),
  createUsuario: entry({
    method: 'POST',
    path: '/usuarios',
    capacidad: 'usuarios.administrar',
    summary: 'Registra a una persona como usuario externo',
    body: nuevo,
    reply: persona,
  }),
  simulateCreateUsuario: entry({
    method: 'POST',
    soloLee: true,
    path: '/usuarios/simular',
    capacidad: 'usuarios.administrar',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones de un alta, sin escribir nada',
    body: nuevo,
    reply: persona,
  }),
  editUsuario: entry({
    method: 'PATCH',
    path: '/usuarios/:dni',
    capacidad: 'usuarios.administrar',
    summary:
      'Cambia el nombre, el correo, el rol, los permisos o la baja de una persona; perder el ingreso o cambiar de rol termina sus sesiones y tokens',
    params: deUnaPersona,
    body: cambios,
    reply: cambiado,
  }),
  simulateEditUsuario: entry({
    method: 'POST',
    soloLee: true,
    path: '/usuarios/:dni/simular',
    capacidad: 'usuarios.administrar',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones de un cambio, sin escribir nada',
    params: deUnaPersona,
    body: cambios,
    reply: cambiado,
  }),
  endSesionesDeUsuario: entry({
    method: 'DELETE',
    path: '/usuarios/:dni/sesiones',
    capacidad: 'usuarios.administrar',
    summary: 'Termina las sesiones y los tokens personales de una persona: debe ingresar de nuevo',
    params: deUnaPersona,
    reply: terminado,
  }),
  simulateEndSesionesDeUsuario: entry({
    method: 'GET',
    path: '/usuarios/:dni/sesiones',
    capacidad: 'usuarios.administrar',
    limite: 'consulta',
    summary: 'Cuántas sesiones y tokens personales terminarían',
    params: deUnaPersona,
    reply: terminado,
  }),
}
