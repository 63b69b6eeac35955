import { lt } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { tokenUsado } from './sesion-table.ts'

/** @returns false when the single-use token was used before */
export const useToken = async (
  tx: Tx,
  { jti, expira }: { readonly jti: string; readonly expira: Date },
  now: Date,
): Promise<boolean> => {
  await tx.delete(tokenUsado).where(lt(tokenUsado.expira, now))
  const fresh = await tx
    .insert(tokenUsado)
    .values({ jti, expira })
    .onConflictDoNothing()
    .returning({ jti: tokenUsado.jti })
  return fresh.length > 0
}
