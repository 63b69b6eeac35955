import type { Handler } from '../platform/http/mount.ts'
import { ensureTrabajo } from './ensure-trabajo.ts'

export const resumeLote: Handler<'resumeLote'> = (services, { sesion, params }) =>
  ensureTrabajo(services, sesion, params.id)
