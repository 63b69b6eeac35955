import type { Tx } from '../platform/db/queryable.ts'
import { revokeAccess } from '../sesiones/revoke-access.ts'

export const endAccess = async (
  tx: Tx,
  { nrodni }: { readonly nrodni: string },
  now: Date,
): Promise<void> => {
  await revokeAccess(tx, [nrodni], now)
}
