import { eq, or } from 'drizzle-orm'
import type { Tx } from '../platform/db/open-db.ts'
import { revokeAccess } from '../sesiones/revoke-access.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/**
 * Ends the sessions and personal tokens of whoever acts under a code: if the lawyer comes back one day, they
 * sign in anew.
 */
export const endAccess = async (
  tx: Tx,
  { codexterno, nrodni }: { readonly codexterno: string; readonly nrodni: string },
  now: Date,
): Promise<void> => {
  const personas = tx
    .select({ dni: usuario.dni })
    .from(usuario)
    .where(or(eq(usuario.abogado, codexterno), eq(usuario.dni, nrodni)))
  await revokeAccess(tx, personas, now)
}
