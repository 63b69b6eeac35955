import type { Handler } from '../platform/http/mount.ts'
import { createToken, simulateCreateToken } from './create-token.ts'
import { revokeToken } from './revoke-token.ts'
import { selectTokensDe, toToken } from './tokens-repo.ts'

const listTokens: Handler<'listTokens'> = async ({ db }, { sesion }) =>
  (await selectTokensDe(db, sesion.dni)).map(toToken)

export const tokensHandlers = { listTokens, createToken, simulateCreateToken, revokeToken }
