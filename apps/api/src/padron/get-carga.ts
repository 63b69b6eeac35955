import type { Handler } from '../platform/http/mount.ts'
import { toCarga } from './carga-wire.ts'
import { requireCarga } from './require-carga.ts'

export const getCarga: Handler<'getCarga'> = async ({ db }, { params }) =>
  toCarga(await requireCarga(db, params.id))
