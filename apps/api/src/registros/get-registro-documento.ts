import { textos } from '@apremia/core'
import { answerAdjunto } from '../documentos/answer-adjunto.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findDocumentoDeRegistro } from './registros-repo.ts'

export const getRegistroDocumento: Handler<'getRegistroDocumento'> = async (
  services,
  { sesion, params },
) => {
  const archivo = await findDocumentoDeRegistro(services.db, sesion, params.documento)
  if (archivo === undefined) throw notFound(textos.registros.noExiste)
  return answerAdjunto(services, archivo)
}
