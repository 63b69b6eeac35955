import type { Handler } from '../platform/http/mount.ts'
import { ensureImpresion } from './ensure-impresion.ts'

export const resumeLoteDeCartas: Handler<'resumeLoteDeCartas'> = (services, { sesion, params }) =>
  ensureImpresion(services, sesion, params.id)
