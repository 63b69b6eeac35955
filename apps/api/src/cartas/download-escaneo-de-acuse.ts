import type { Handler } from '../platform/http/mount.ts'
import { openEscaneoDeAcuse } from './open-escaneo-de-acuse.ts'

export const downloadEscaneoDeAcuse: Handler<'downloadEscaneoDeAcuse'> = (
  services,
  { sesion, params },
) => openEscaneoDeAcuse(services, sesion, params.numero)
