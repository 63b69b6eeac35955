import type { Tx } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'
import { withTemporary } from './documentos.ts'

/** Keeps in the transaction what `write` leaves in the file it is given, whose hash is known; gives the hash. */
export type Keep = (
  sha256: string,
  tipo: string,
  write: (path: string) => Promise<void>,
) => Promise<string>

/**
 * A transaction that keeps files: of one that fails, what it kept goes away with it, unless nobody can tell whether it
 * failed.
 */
export const transactKeeping = async <T>(
  { db, documentos }: Pick<Services, 'db' | 'documentos'>,
  work: (tx: Tx, keep: Keep) => Promise<T>,
): Promise<T> => {
  const kept: string[] = []
  try {
    return await db.transaction((tx) =>
      work(tx, (sha256, tipo, write) =>
        withTemporary(documentos, async (path) => {
          await write(path)
          kept.push(sha256)
          return (await documentos.keep(tx, path, tipo)).sha256
        }),
      ),
    )
  } catch (error) {
    // Without the database it is unknown whether other rows use these files, so they are kept.
    await documentos.forget(db, kept).catch(() => undefined)
    throw error
  }
}
