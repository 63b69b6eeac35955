import { textos } from '@apremia/core'
import { AppError } from '../platform/http/app-error.ts'
import { PDF, ZIP } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findLote } from './lotes-repo.ts'

export const downloadLoteDeCartas: Handler<'downloadLoteDeCartas'> = async (
  { db, documentos },
  { sesion, params },
) => {
  const { archivo, formato, sha256, tamano, trabajo } = await findLote(db, sesion, params.id)
  if (sha256 === null || tamano === null) {
    const { lotePendiente } = textos.cartas
    throw new AppError(409, 'lote-pendiente', lotePendiente, { detalle: { trabajo } })
  }
  return {
    kind: 'file',
    name: archivo,
    type: formato === 'pdf' ? PDF : ZIP,
    size: tamano,
    sha256,
    body: await documentos.read(sha256),
  }
}
