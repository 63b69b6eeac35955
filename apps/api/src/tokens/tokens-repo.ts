import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { tokenPersonal } from './token-personal-table.ts'

type FilaToken = typeof tokenPersonal.$inferSelect

export const toToken = (row: FilaToken) => ({
  id: row.id,
  nombre: row.nombre,
  creado: row.creado.toISOString(),
  expira: row.expira.toISOString(),
  ultimoUso: row.ultimoUso?.toISOString() ?? null,
  revocado: row.revocado?.toISOString() ?? null,
})

export const selectTokensDe = (db: Queryable, dni: string): Promise<FilaToken[]> =>
  db.select().from(tokenPersonal).where(eq(tokenPersonal.dni, dni)).orderBy(desc(tokenPersonal.id))

export const countVigentes = (db: Queryable, dni: string, now: Date): Promise<number> =>
  db.$count(
    tokenPersonal,
    and(eq(tokenPersonal.dni, dni), isNull(tokenPersonal.revocado), gt(tokenPersonal.expira, now)),
  )

export const insertToken = async (
  tx: Tx,
  nuevo: typeof tokenPersonal.$inferInsert,
): Promise<FilaToken> => {
  const [created] = await tx.insert(tokenPersonal).values(nuevo).returning()
  if (created === undefined) throw new Error('No se creó el token')
  return created
}

/** @returns the revoked token, or undefined when the user has no valid token with that id */
export const markRevocado = async (
  tx: Tx,
  id: number,
  dni: string,
  now: Date,
): Promise<FilaToken | undefined> => {
  const [row] = await tx
    .update(tokenPersonal)
    .set({ revocado: now })
    .where(
      and(eq(tokenPersonal.id, id), eq(tokenPersonal.dni, dni), isNull(tokenPersonal.revocado)),
    )
    .returning()
  return row
}
