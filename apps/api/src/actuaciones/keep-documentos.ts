import { copyFile } from 'node:fs/promises'
import type { AdjuntoConTipo } from '../documentos/detect-adjuntos.ts'
import { withTemporary } from '../documentos/documentos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'
import { actuacionDocumento } from './actuacion-documento-table.ts'
import type { PedidoDeGuardar } from './pedido.ts'

/**
 * A transaction that keeps files: of one that fails, what it kept goes away with it, unless nobody can tell whether it
 * failed.
 */
export const transactKeeping = async <T>(
  { db, documentos }: Pick<Services, 'db' | 'documentos'>,
  work: (tx: Tx, keep: (archivo: AdjuntoConTipo) => Promise<string>) => Promise<T>,
): Promise<T> => {
  const kept: string[] = []
  try {
    return await db.transaction((tx) =>
      work(tx, ({ archivo, tipo }) =>
        withTemporary(documentos, async (path) => {
          await copyFile(archivo.path, path)
          kept.push(archivo.sha256)
          const { sha256 } = await documentos.keep(tx, path, tipo)
          return sha256
        }),
      ),
    )
  } catch (error) {
    // Without the database it is unknown whether other rows use these files, so they are kept.
    await documentos.forget(db, kept).catch(() => undefined)
    throw error
  }
}

/** The files of a request, each of every one of the actions; the same content twice is there once. */
export const addDocumentos = async (
  tx: Tx,
  keep: (archivo: AdjuntoConTipo) => Promise<string>,
  { sesion, ahora }: Pick<PedidoDeGuardar, 'sesion' | 'ahora'>,
  actuaciones: readonly number[],
  archivos: readonly AdjuntoConTipo[],
): Promise<void> => {
  const distintos = new Map(archivos.map((uno) => [uno.archivo.sha256, uno]))
  const guardados: { documento: string; nombre: string }[] = []
  for (const uno of distintos.values())
    guardados.push({ documento: await keep(uno), nombre: uno.archivo.name })
  const rows = actuaciones.flatMap((actuacion) =>
    guardados.map((uno) => ({ ...uno, actuacion, dni: sesion.dni, creado: ahora })),
  )
  if (rows.length > 0) await tx.insert(actuacionDocumento).values(rows).onConflictDoNothing()
}
