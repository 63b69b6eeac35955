import { startEnvioDe } from '../envios/start-envio-de.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertPropio } from './require-carga.ts'

export const startEnvio: Handler<'startEnvio'> = async (services, { sesion, body }) => {
  assertPropio(services)
  return startEnvioDe(services, { ...body, sesion, destino: 'padron' })
}
