import { discardEnvioDe } from '../envios/discard-envio-de.ts'
import type { Handler } from '../platform/http/mount.ts'

export const discardEnvioDePaquete: Handler<'discardEnvioDePaquete'> = async (
  services,
  { sesion, params: { id } },
) => discardEnvioDe(services, { sesion, destino: 'paquete', id })
