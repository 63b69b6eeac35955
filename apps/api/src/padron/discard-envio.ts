import { discardEnvioDe } from '../envios/discard-envio-de.ts'
import type { Handler } from '../platform/http/mount.ts'

export const discardEnvio: Handler<'discardEnvio'> = async (services, { sesion, params: { id } }) =>
  discardEnvioDe(services, { sesion, destino: 'padron', id })
