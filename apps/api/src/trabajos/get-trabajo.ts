import type { Handler } from '../platform/http/mount.ts'
import { ownTrabajo } from './own-trabajo.ts'
import { toTrabajo } from './to-trabajo.ts'

export const getTrabajo: Handler<'getTrabajo'> = async ({ db }, { sesion, params }) =>
  toTrabajo(await ownTrabajo(db, params.id, sesion))
