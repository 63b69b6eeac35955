import { requireFile } from '../platform/http/form.ts'
import { huellaDePedido } from '../platform/http/huella-de-pedido.ts'
import type { Handler } from '../platform/http/mount.ts'
import { startPaquete } from './start-paquete.ts'

export const loadPaquete: Handler<'loadPaquete'> = async (
  services,
  { sesion, body, files, idempotencyKey: clave },
) => {
  const file = requireFile(files, 'file')
  const huella = huellaDePedido({ body, adjuntos: [file] })
  return startPaquete(services, sesion, file, { body, clave, huella, operacion: 'load-paquete' })
}
