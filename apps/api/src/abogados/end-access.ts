import type { Tx } from '../platform/db/queryable.ts'
import { revokeAccess } from '../sesiones/revoke-access.ts'

/**
 * Ends the sessions and personal tokens of who was a lawyer: if the lawyer comes back one day, they sign in
 * anew.
 */
export const endAccess = async (
  tx: Tx,
  { nrodni }: { readonly nrodni: string },
  now: Date,
): Promise<void> => {
  await revokeAccess(tx, [nrodni], now)
}
