import { answerAdjunto } from '../documentos/answer-adjunto.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findDocumento } from './find-documento.ts'

export const getDocumentoDeNovedad: Handler<'getDocumentoDeNovedad'> = async (
  services,
  { sesion, params },
) => answerAdjunto(services, await findDocumento(services.db, sesion, params.documento))
