import { object, string } from 'yup'
import { entry } from '../../entry.ts'
import { instante, usuarioDeSesion } from '../common.ts'

const sesion = object({
  token: string().required(),
  /** Instant at which the session ends if the person makes no request until then. */
  expiraEn: instante.required(),
  usuario: usuarioDeSesion.required(),
  /**
   * 'emergencia' when the person signed in without the identity provider (D187). The client then shows a message.
   * Absent for a sign-in with the identity provider.
   */
  fuente: string().oneOf(['emergencia']),
})

// Calls for signing in and out. They are not in the file of the calls that administer users, so that the first screen
// loads less code.
export const sesiones = {
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
    soloLee: true,
    path: '/usuarios/validate-token',
    capacidad: 'sesion.propia',
    limite: 'consulta',
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
}
