import type { Handler } from '../platform/http/mount.ts'
import { decideCambio, toCambio } from './decide-parametro.ts'

export const simulateParametro: Handler<'simulateParametro'> = async ({ db, ahora }, { body }) =>
  toCambio(await decideCambio(db, body, ahora()))
