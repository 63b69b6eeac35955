import { rm } from 'node:fs/promises'
import { allowLong } from '../platform/db/plazos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'

/** A document to be kept, whose hash is known and which is written where it is told. */
export interface PorGuardar {
  readonly sha256: string
  readonly tipo: string
  readonly write: (path: string) => Promise<void>
}

/** Keeps some documents in the transaction; gives their hashes, in order. */
export type Keep = (documentos: readonly PorGuardar[]) => Promise<string[]>

/**
 * A transaction that keeps files: of one that fails, what it kept goes away with it, unless nobody can tell whether it
 * failed.
 */
export const transactKeeping = async <T>(
  { db, documentos }: Pick<Services, 'db' | 'documentos'>,
  work: (tx: Tx, keep: Keep) => Promise<T>,
): Promise<T> => {
  const kept: string[] = []
  const temporaries: string[] = []
  const keepIn =
    (tx: Tx): Keep =>
    async (nuevos) => {
      const files: { path: string; tipo: string }[] = []
      // A slow disk takes its time, and the transaction asks nothing meanwhile.
      if (nuevos.length > 0) await allowLong(tx)
      for (const { sha256, tipo, write } of nuevos) {
        const path = documentos.newTemporary()
        temporaries.push(path)
        await write(path)
        kept.push(sha256)
        files.push({ path, tipo })
      }
      return (await documentos.keepAll(tx, files)).map(({ sha256 }) => sha256)
    }
  try {
    return await db.transaction((tx) => work(tx, keepIn(tx)))
  } catch (error) {
    // Without the database it is unknown whether other rows use these files, so they are kept.
    await documentos.forget(db, kept).catch(() => undefined)
    throw error
  } finally {
    await Promise.all(temporaries.map((path) => rm(path, { force: true })))
  }
}
