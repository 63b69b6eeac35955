import { and, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { tokenPersonal } from '../tokens/token-personal-table.ts'
import { sesion } from './sesion-table.ts'

type Acceso = { readonly sesiones: number; readonly tokens: number }

/** Sessions and personal tokens of a person that nobody ended. */
export const countAccess = async (tx: Tx, dni: string): Promise<Acceso> => {
  const count = (table: typeof sesion | typeof tokenPersonal) =>
    tx.$count(table, and(eq(table.dni, dni), isNull(table.revocado)))
  return { sesiones: await count(sesion), tokens: await count(tokenPersonal) }
}

/** Ends the sessions and the personal tokens of some people, and tells how many there were. */
export const revokeAccess = async (
  tx: Tx,
  personas: SQLWrapper | readonly string[],
  now: Date,
): Promise<Acceso> => {
  const revoke = async (table: typeof sesion | typeof tokenPersonal): Promise<number> => {
    const ended = await tx
      .update(table)
      .set({ revocado: now })
      .where(and(inArray(table.dni, personas), isNull(table.revocado)))
      .returning({ id: table.id })
    return ended.length
  }
  return { sesiones: await revoke(sesion), tokens: await revoke(tokenPersonal) }
}
