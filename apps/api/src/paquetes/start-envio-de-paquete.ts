import { startEnvioDe } from '../envios/start-envio-de.ts'
import type { Handler } from '../platform/http/mount.ts'

export const startEnvioDePaquete: Handler<'startEnvioDePaquete'> = async (
  services,
  { sesion, body },
) => {
  return startEnvioDe(services, { ...body, sesion, destino: 'paquete' })
}
