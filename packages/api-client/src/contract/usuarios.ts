import { PERMISOS, ROLES } from '@apremia/core'
import { array, object, string } from 'yup'
import { entry } from '../entry.ts'
import { codigoAbogado, dni, instante, usuarioDeSesion } from './common.ts'

export const sesion = object({
  token: string().required(),
  /** Instant at which the session ends if it stays idle. */
  expiraEn: instante.required(),
  usuario: usuarioDeSesion.required(),
})

export const usuarios = {
  login: entry({
    method: 'POST',
    path: '/usuarios/login',
    capacidad: 'publica',
    summary: 'Cambia el token de un solo uso del proveedor de identidad por una sesión',
    body: object({
      token: string().trim().required('Falta el token del proveedor de identidad.').max(8192),
    }),
    reply: sesion,
  }),
  validateToken: entry({
    method: 'POST',
    path: '/usuarios/validate-token',
    capacidad: 'sesion.propia',
    summary: 'Comprueba la sesión y renueva su tiempo de inactividad',
    body: object({ token: string().max(8192) }),
    reply: object({ expiraEn: instante.required(), usuario: usuarioDeSesion.required() }),
  }),
  logout: entry({
    method: 'POST',
    path: '/usuarios/logout',
    capacidad: 'sesion.propia',
    summary: 'Revoca la sesión en el servidor',
    reply: 'empty',
  }),
  createUsuario: entry({
    method: 'POST',
    path: '/usuarios',
    capacidad: 'usuarios.crear',
    summary: 'Registra a una persona como usuario externo',
    body: object({
      dni: dni.required('El DNI es requerido.'),
      nombre: string().trim().max(120).required('El nombre es requerido.'),
      apellido: string().trim().max(120).required('El apellido es requerido.'),
      email: string().trim().email('El correo electrónico no es válido.').max(200).default(''),
      rol: string()
        .oneOf(ROLES, 'El rol debe ser admin, user o guest.')
        .required('El rol es requerido.'),
      abogado: codigoAbogado,
      permisos: array(string().oneOf(PERMISOS).required()).default([]),
    }),
    reply: usuarioDeSesion,
  }),
}
