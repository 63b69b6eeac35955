import { rm } from 'node:fs/promises'
import { allowLong } from '../platform/db/plazos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'
import type { Terminado } from './documentos.ts'

/** Document to keep: its hash is known, and `write` writes it to a path. */
export interface PorGuardar {
  readonly sha256: string
  readonly tipo: string
  readonly write: (path: string) => Promise<void>
}

/** Keeps some documents in the transaction and returns their hashes, in order. */
export interface Keep {
  (documentos: readonly PorGuardar[]): Promise<string[]>
  /**
   * Writes and measures the documents before the transaction locks what everybody waits for. The returned function
   * keeps them, and takes little time.
   */
  readonly ahead: (documentos: readonly PorGuardar[]) => Promise<() => Promise<string[]>>
}

/**
 * Runs a transaction that keeps files. When it fails, the files it kept go away, unless nobody can tell whether it
 * failed.
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
      // The transaction runs no statement while a slow disk works.
      if (nuevos.length > 0) await allowLong(tx)
      return keepAll(nuevos, await writeAll(nuevos))
    }
    const ahead = async (nuevos: readonly PorGuardar[]) => {
      if (nuevos.length > 0) await allowLong(tx)
      const files: Terminado[] = []
      for (const file of await writeAll(nuevos))
        files.push({ ...file, medido: await documentos.measure(file.path) })
      return () => keepAll(nuevos, files)
    }
    return Object.assign(keep, { ahead })
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
