import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Tx } from '../platform/db/open-db.ts'
import { sesion } from '../sesiones/sesion-table.ts'
import { tokenPersonal } from '../tokens/token-personal-table.ts'
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
  for (const table of [sesion, tokenPersonal]) {
    await tx
      .update(table)
      .set({ revocado: now })
      .where(and(inArray(table.dni, personas), isNull(table.revocado)))
  }
}
