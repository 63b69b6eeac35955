import { copyFile } from 'node:fs/promises'
import type { AdjuntoConTipo } from '../documentos/detect-adjuntos.ts'
import type { Keep } from '../documentos/transact-keeping.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { actuacionDocumento } from './actuacion-documento-table.ts'
import type { PedidoDeGuardar } from './pedido.ts'

type Quien = Pick<PedidoDeGuardar, 'sesion' | 'ahora'>

/**
 * Writes the files of a request to the store, and stores equal files once. Call this function before the transaction,
 * so that no row stays locked while the files are written.
 *
 * @returns function that attaches the files to each of the given legal actions
 */
export const writeDocumentos = async (keep: Keep, archivos: readonly AdjuntoConTipo[]) => {
  const distintos = new Map(archivos.map((uno) => [uno.archivo.sha256, uno]))
  const unicos = [...distintos.values()]
  const keepWritten = await keep.ahead(
    unicos.map(({ archivo, tipo }) => ({
      sha256: archivo.sha256,
      tipo,
      write: (path) => copyFile(archivo.path, path),
    })),
  )
  return async (tx: Tx, { sesion, ahora }: Quien, actuaciones: readonly number[]) => {
    const documentos = await keepWritten()
    const guardados = unicos.map(({ archivo }, i) => ({
      documento: documentos[i] ?? '',
      nombre: archivo.name,
    }))
    const rows = actuaciones.flatMap((actuacion) =>
      guardados.map((uno) => ({ ...uno, actuacion, dni: sesion.dni, creado: ahora })),
    )
    if (rows.length > 0) await tx.insert(actuacionDocumento).values(rows).onConflictDoNothing()
  }
}
