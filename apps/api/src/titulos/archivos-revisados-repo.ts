import { and, eq, lt } from 'drizzle-orm'
import type { Db, Queryable } from '../platform/db/queryable.ts'
import { archivoRevisado, type ClaseDeRevisado } from './archivo-revisado-table.ts'

export type FilaDeRevisado = typeof archivoRevisado.$inferSelect

interface Dueno {
  readonly dni: string
  readonly clase: ClaseDeRevisado
}

const isDe = ({ dni, clase }: Dueno) =>
  and(eq(archivoRevisado.dni, dni), eq(archivoRevisado.clase, clase))

export const findRevisado = async (
  db: Queryable,
  dueno: Dueno,
): Promise<FilaDeRevisado | undefined> => {
  const [fila] = await db.select().from(archivoRevisado).where(isDe(dueno))
  return fila
}

/**
 * Deletes the row of the file that a person sent for review. Returns the ids of the deleted rows, so that the caller
 * removes the contents of the files from the store.
 */
export const deleteRevisado = async (db: Queryable, dueno: Dueno): Promise<string[]> =>
  (await db.delete(archivoRevisado).where(isDe(dueno)).returning()).map(({ id }) => id)

/**
 * Deletes the rows of the reviewed files that expired. Returns their ids, so that the caller removes the contents of
 * the files from the store.
 */
export const deleteVencidos = async (db: Queryable, ahora: Date): Promise<string[]> =>
  (await db.delete(archivoRevisado).where(lt(archivoRevisado.hasta, ahora)).returning()).map(
    ({ id }) => id,
  )

/**
 * Replaces the file that a person sent for review by a new one. Returns the id of the former file, so that the caller
 * removes its contents from the store.
 */
export const replaceRevisado = (db: Db, fila: FilaDeRevisado): Promise<string[]> =>
  db.transaction(async (tx) => {
    const [antes] = await tx.select().from(archivoRevisado).where(isDe(fila)).for('update')
    await tx
      .insert(archivoRevisado)
      .values(fila)
      .onConflictDoUpdate({ target: [archivoRevisado.dni, archivoRevisado.clase], set: fila })
    return antes ? [antes.id] : []
  })

export const listRevisados = async (db: Queryable): Promise<string[]> =>
  (await db.select({ id: archivoRevisado.id }).from(archivoRevisado)).map(({ id }) => id)
