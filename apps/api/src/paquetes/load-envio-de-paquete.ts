import { takeEnvio } from '../envios/take-envio.ts'
import { huellaDePedido } from '../platform/http/huella-de-pedido.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findEmpezada, startPaquete } from './start-paquete.ts'

export const loadEnvioDePaquete: Handler<'loadEnvioDePaquete'> = async (
  services,
  { sesion, params: { id }, body, idempotencyKey: clave },
) => {
  const { dni } = sesion
  const huella = huellaDePedido({ body: { ...body, envio: id }, adjuntos: [] })
  // The client may repeat the request. The first one already used and deleted the uploaded file. So a repeated request
  // must be recognized by its `Idempotency-Key` before the file is looked for.
  const hecha = await findEmpezada(services.db, { dni, clave, huella })
  if (hecha !== undefined) return hecha
  return takeEnvio(services, { dni, destino: 'paquete' }, id, (file, also) =>
    startPaquete(services, sesion, file, {
      ...{ body, clave, huella, also, operacion: 'load-envio-de-paquete' },
    }),
  )
}
