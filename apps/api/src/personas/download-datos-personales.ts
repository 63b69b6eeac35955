import { interpolar, textos } from '@apremia/core'
import { AppError, notFound } from '../platform/http/app-error.ts'
import { ZIP } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findPedido } from './datos-personales-repo.ts'

const t = textos.datosPersonales

export const downloadDatosPersonales: Handler<'downloadDatosPersonales'> = async (
  { db, documentos },
  { params: { id } },
) => {
  const pedido = await findPedido(db, id)
  if (pedido === undefined) throw notFound(t.noEsta)
  if (pedido.estado === 'olvidado')
    throw new AppError(410, 'pedido-olvidado', interpolar(t.olvidado, { id }))
  const { documento, archivo, tamano } = pedido
  if (documento === null || archivo === null)
    throw new AppError(409, 'pedido-sin-archivo', interpolar(t.sinArchivo, { id }))
  return {
    ...{ kind: 'file', name: archivo, type: ZIP, size: tamano ?? 0, sha256: documento },
    body: await documentos.read(documento),
  }
}
