import { textos } from '@apremia/core'
import { answerAdjunto } from '../documentos/answer-adjunto.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findComunicacion, findDocumentoDeComunicacion } from './comunicaciones-repo.ts'

const { noExiste } = textos.comunicaciones

export const getComunicacionDocumento: Handler<'getComunicacionDocumento'> = async (
  services,
  { sesion, params },
) => {
  const { db } = services
  const fila = await findDocumentoDeComunicacion(db, params.documento)
  const suya = fila && (await findComunicacion(db, sesion, fila.comunicacion))
  if (fila === undefined || suya === undefined) throw notFound(noExiste)
  return answerAdjunto(services, fila)
}
