import { copyFile } from 'node:fs/promises'
import type { AdjuntoConTipo } from '../documentos/detect-adjuntos.ts'
import type { Keep } from '../documentos/transact-keeping.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { actuacionDocumento } from './actuacion-documento-table.ts'
import type { PedidoDeGuardar } from './pedido.ts'

/** The files of a request, each of every one of the actions; the same content twice is there once. */
export const addDocumentos = async (
  tx: Tx,
  keep: Keep,
  { sesion, ahora }: Pick<PedidoDeGuardar, 'sesion' | 'ahora'>,
  actuaciones: readonly number[],
  archivos: readonly AdjuntoConTipo[],
): Promise<void> => {
  const distintos = new Map(archivos.map((uno) => [uno.archivo.sha256, uno]))
  const unicos = [...distintos.values()]
  const documentos = await keep(
    unicos.map(({ archivo, tipo }) => ({
      sha256: archivo.sha256,
      tipo,
      write: (path) => copyFile(archivo.path, path),
    })),
  )
  const guardados = unicos.map(({ archivo }, i) => ({
    documento: documentos[i] ?? '',
    nombre: archivo.name,
  }))
  const rows = actuaciones.flatMap((actuacion) =>
    guardados.map((uno) => ({ ...uno, actuacion, dni: sesion.dni, creado: ahora })),
  )
  if (rows.length > 0) await tx.insert(actuacionDocumento).values(rows).onConflictDoNothing()
}
