import { rm } from 'node:fs/promises'
import { allowLong } from '../platform/db/plazos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'
import type { Terminado } from './documentos.ts'

export interface PorGuardar {
  readonly sha256: string
  readonly tipo: string
  readonly write: (path: string) => Promise<void>
}

export interface Keep {
  (documentos: readonly PorGuardar[]): Promise<string[]>
  /**
   * Writes and measures the documents before the transaction locks rows that other requests need. The returned function
   * stores the documents quickly.
   */
  readonly ahead: (documentos: readonly PorGuardar[]) => Promise<() => Promise<string[]>>
}

/**
 * Runs a transaction that stores files. When the transaction fails, its files are removed from the store. Without a
 * connection to the database the files stay.
 */
export const transactKeeping = async <T>(
  { db, documentos }: Pick<Services, 'db' | 'documentos'>,
  work: (tx: Tx, keep: Keep) => Promise<T>,
): Promise<T> => {
  const kept: string[] = []
  const temporaries: string[] = []
  const writeAll = async (nuevos: readonly PorGuardar[]): Promise<Terminado[]> => {
    const files: Terminado[] = []
    for (const { tipo, write } of nuevos) {
      const path = documentos.newTemporary()
      temporaries.push(path)
      await write(path)
      files.push({ path, tipo })
    }
    return files
  }
  const keepIn = (tx: Tx): Keep => {
    const keepAll = async (nuevos: readonly PorGuardar[], files: readonly Terminado[]) => {
      kept.push(...nuevos.map(({ sha256 }) => sha256))
      return (await documentos.keepAll(tx, files)).map(({ sha256 }) => sha256)
    }
    const keep = async (nuevos: readonly PorGuardar[]): Promise<string[]> => {
      // Writing the files may take long on a slow disk. The transaction sends no statements meanwhile, so its time
      // limits are raised.
      if (nuevos.length > 0) await allowLong(tx)
      return keepAll(nuevos, await writeAll(nuevos))
    }
    const ahead = async (nuevos: readonly PorGuardar[]) => {
      if (nuevos.length > 0) await allowLong(tx)
      // Prepared documents may be in the store before the transaction registers them.
      kept.push(...nuevos.map(({ sha256 }) => sha256))
      const files: Terminado[] = []
      for (const file of await writeAll(nuevos))
        files.push({ ...file, medido: await documentos.prepare(file.path, tx) })
      return () => keepAll(nuevos, files)
    }
    return Object.assign(keep, { ahead })
  }
  try {
    const done = await db.transaction((tx) => work(tx, keepIn(tx)))
    await documentos.noteRegistrados(kept)
    return done
  } catch (error) {
    // The error of `forget` is ignored. While the database does not answer, nothing tells whether other rows use these
    // files, so the files stay.
    await documentos.forget(db, kept).catch(() => undefined)
    throw error
  } finally {
    await Promise.all(temporaries.map((path) => rm(path, { force: true })))
  }
}
