import type { Handler } from '../platform/http/mount.ts'
import { openDocumentoDeActuacion } from './open-documento-de-actuacion.ts'

export const getActuacionDocumento: Handler<'getActuacionDocumento'> = (
  services,
  { sesion, params },
) => openDocumentoDeActuacion(services, sesion, params.id)
