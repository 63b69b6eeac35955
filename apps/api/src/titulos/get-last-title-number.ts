import type { Handler } from '../platform/http/mount.ts'
import { findUltimo } from './numeracion.ts'

export const getLastTitleNumber: Handler<'getLastTitleNumber'> = async ({ db }) => ({
  lastTitleNumber: await findUltimo(db),
})
