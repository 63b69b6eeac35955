import type { Handler } from '../platform/http/mount.ts'
import { selectTokensDe, toToken } from './tokens-repo.ts'

export const listTokens: Handler<'listTokens'> = async ({ db }, { sesion }) =>
  (await selectTokensDe(db, sesion.dni)).map(toToken)
