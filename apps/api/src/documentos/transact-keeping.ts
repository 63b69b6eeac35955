import { rm } from 'node:fs/promises'
import { allowLong } from '../platform/db/plazos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'
import { mapSome } from './archivos.ts'
import type { Terminado } from './documentos.ts'

export interface PorGuardar {
  readonly sha256: string
  readonly tipo: string
  readonly write: (path: string) => Promise<void>
}

export interface Keep {
  (documentos: readonly PorGuardar[]): Promise<string[]>
  /**
   * Writes the documents to temporary files and computes their hashes, before the transaction locks rows that other
   * requests need. The returned function then stores the documents quickly.
   */
  readonly ahead: (documentos: readonly PorGuardar[]) => Promise<() => Promise<string[]>>
}

/**
 * Runs a transaction that stores files. When the transaction fails, its files are removed from the store, unless the
 * database does not answer.
 *
 * @param conocidos documents that the transaction may store. A storage on another machine gets them before the
 * transaction begins, so that no row stays locked during the copy
 */
export const transactKeeping = async <T>(
  { db, documentos }: Pick<Services, 'db' | 'documentos'>,
  work: (tx: Tx, keep: Keep) => Promise<T>,
  conocidos: readonly PorGuardar[] = [],
): Promise<T> => {
  const temporaries: string[] = []
  /**
   * Documents that this transaction may have put in the file storage, by hash. The value tells whether the transaction
   * also registers the document in the database.
   */
  const puestos = new Map<string, boolean>()
  const preparados = new Map<string, Terminado>()
  const writeOne = async ({ tipo, write }: PorGuardar): Promise<Terminado> => {
    const path = documentos.newTemporary()
    temporaries.push(path)
    await write(path)
    return { path, tipo }
  }
  const prepareOne = async (nuevo: PorGuardar, tx: Tx | undefined): Promise<void> => {
    const file = await writeOne(nuevo)
    const medido = await documentos.prepare(file.path, tx)
    preparados.set(nuevo.sha256, { ...file, medido })
  }
  const prepareAll = async (nuevos: readonly PorGuardar[], tx?: Tx): Promise<void> => {
    const faltan = new Map(
      nuevos.filter(({ sha256 }) => !preparados.has(sha256)).map((uno) => [uno.sha256, uno]),
    )
    for (const sha256 of faltan.keys()) if (!puestos.has(sha256)) puestos.set(sha256, false)
    // Waits until all the uploads have ended, also when one of them fails, so that no upload ends after the documents
    // were removed.
    const fallas = await mapSome([...faltan.values()], (nuevo) =>
      prepareOne(nuevo, tx).catch((error: unknown) => ({ error })),
    )
    for (const falla of fallas) if (falla) throw falla.error
  }
  const keepIn = (tx: Tx): Keep => {
    const keep = async (nuevos: readonly PorGuardar[]): Promise<string[]> => {
      // Writing the files may take long on a slow disk. Meanwhile the transaction sends no statements and could exceed
      // its time limits, so these limits are raised.
      if (nuevos.some(({ sha256 }) => !preparados.has(sha256))) await allowLong(tx)
      const files: Terminado[] = []
      for (const nuevo of nuevos)
        files.push(preparados.get(nuevo.sha256) ?? (await writeOne(nuevo)))
      for (const { sha256 } of nuevos) puestos.set(sha256, true)
      return (await documentos.keepAll(tx, files)).map(({ sha256 }) => sha256)
    }
    const ahead = async (nuevos: readonly PorGuardar[]) => {
      if (nuevos.some(({ sha256 }) => !preparados.has(sha256))) await allowLong(tx)
      await prepareAll(nuevos, tx)
      return () => keep(nuevos)
    }
    return Object.assign(keep, { ahead })
  }
  // While the database does not answer, nothing tells whether other rows use the files, so the files must stay.
  // `forget` then fails, and its error is ignored.
  const forget = (sha256: readonly string[]) => documentos.forget(db, sha256).catch(() => undefined)
  try {
    if (documentos.lejano) await prepareAll(conocidos)
    const done = await db.transaction((tx) => work(tx, keepIn(tx)))
    const hashes = [...puestos.keys()]
    await documentos.noteRegistrados(hashes.filter((uno) => puestos.get(uno)))
    await forget(hashes.filter((uno) => !puestos.get(uno)))
    return done
  } catch (error) {
    await forget([...puestos.keys()])
    throw error
  } finally {
    await Promise.all(temporaries.map((path) => rm(path, { force: true })))
  }
}
