import { takeEnvio } from '../envios/take-envio.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertPropio } from './require-carga.ts'
import { startCarga } from './start-carga.ts'

export const reviewEnvio: Handler<'reviewEnvio'> = async (
  services,
  { sesion, params: { id }, body: { modo, simulacion } },
) => {
  assertPropio(services)
  return takeEnvio(services, { dni: sesion.dni, destino: 'padron' }, id, (file, also) =>
    startCarga(services, sesion, file, {
      ...{ modo, simulacion, aplicar: false, operacion: 'review-envio', also },
    }),
  )
}
