import { findCarteraTraida } from '../padron/cartera-traida.ts'
import type { Handler } from '../platform/http/mount.ts'

export const getSincronizacion: Handler<'getSincronizacion'> = async ({ config, db }) => {
  const remota = config.servicioMunicipal !== undefined
  const traida = remota ? await findCarteraTraida(db) : undefined
  return {
    remota,
    aplicada: traida?.aplicada.toISOString() ?? null,
    sinRespuesta: traida?.sinRespuesta ?? 0,
    rechazadas: traida?.rechazadas ?? 0,
  }
}
