import type { Handler } from '../platform/http/mount.ts'
import { countSinLeer } from './comunicaciones-repo.ts'

export const getComunicacionesSinLeer: Handler<'getComunicacionesSinLeer'> = async (
  { db },
  { sesion },
) => ({ cantidad: await countSinLeer(db, sesion.dni) })
