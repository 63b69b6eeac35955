import { DIAS_DE_CUENTA, MAXIMO_DE_DIAS_DE_CUENTA, textos } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { idNumerico, instante } from './common.ts'
import { nombreEscrito } from './escrito.ts'

const t = textos.cuentas

const cuenta = object({
  id: idNumerico.required(),
  /** Code that identifies the service account in the audit history and in the loads of data: 'S1'. */
  codigo: string().required(),
  nombre: string().required(),
  revocada: boolean().required(),
  creada: instante.required(),
  /** Instant at which the token expires. Null when all tokens were revoked. */
  expira: instante.nullable().defined(),
  ultimoUso: instante.nullable().defined(),
})

const dias = number()
  .typeError(t.diasEntero)
  .integer(t.diasEntero)
  .min(1, t.diasMinimo)
  .max(MAXIMO_DE_DIAS_DE_CUENTA, t.diasMaximo)
  .default(DIAS_DE_CUENTA)

const conToken = cuenta.shape({ token: string().required() })
const comun = { capacidad: 'usuarios.administrar' } as const
const deUna = object({ id: idNumerico.required() })

/** Service accounts with which programs load the data of the municipality (D193). An admin creates and revokes them. */
export const cuentas = {
  listCuentas: entry({
    ...comun,
    method: 'GET',
    path: '/cuentas-de-servicio',
    limite: 'consulta',
    summary: 'Cuentas de servicio, de la más nueva a la más vieja',
    reply: array(cuenta.required()).required(),
  }),
  createCuenta: entry({
    ...comun,
    method: 'POST',
    path: '/cuentas-de-servicio',
    summary:
      'Crea una cuenta de servicio, que solo carga paquetes; su token se muestra una sola vez',
    body: object({ nombre: nombreEscrito.max(80).required(t.nombreRequerido), dias }),
    reply: conToken,
  }),
  renewCuenta: entry({
    ...comun,
    method: 'POST',
    path: '/cuentas-de-servicio/:id/renovar',
    summary: 'Da un token nuevo a una cuenta de servicio; el anterior deja de servir',
    params: deUna,
    body: object({ dias }),
    reply: conToken,
  }),
  revokeCuenta: entry({
    ...comun,
    method: 'DELETE',
    path: '/cuentas-de-servicio/:id',
    summary: 'Revoca una cuenta de servicio y su token',
    params: deUna,
    reply: 'empty',
  }),
}
