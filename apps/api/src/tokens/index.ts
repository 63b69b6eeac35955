import { createToken, simulateCreateToken } from './create-token.ts'
import { listTokens } from './list-tokens.ts'
import { revokeToken } from './revoke-token.ts'

export const tokensHandlers = {
  listTokens,
  createToken,
  simulateCreateToken,
  revokeToken,
}
