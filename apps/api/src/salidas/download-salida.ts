import { interpolar, textos } from '@apremia/core'
import { AppError, notFound } from '../platform/http/app-error.ts'
import { ZIP } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findSalida, SALIDAS_CONSERVADAS } from './salidas-repo.ts'

const t = textos.salidas

export const downloadSalida: Handler<'downloadSalida'> = async (
  { db, documentos },
  { params: { id } },
) => {
  const salida = await findSalida(db, id)
  if (salida === undefined) throw notFound(interpolar(t.noEsta, { id }))
  if (salida.estado === 'olvidada')
    throw new AppError(
      410,
      'exportacion-olvidada',
      interpolar(t.olvidada, { id, n: SALIDAS_CONSERVADAS }),
    )
  const { documento, archivo, tamano } = salida
  if (documento === null || archivo === null)
    throw new AppError(409, 'exportacion-sin-archivo', interpolar(t.sinArchivo, { id }))
  return {
    ...{ kind: 'file', name: archivo, type: ZIP, size: tamano ?? 0, sha256: documento },
    body: await documentos.read(documento),
  }
}
