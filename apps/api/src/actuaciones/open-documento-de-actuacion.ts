import { textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { answerAdjunto } from '../documentos/answer-adjunto.ts'
import { documento } from '../documentos/documento-table.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { FileAnswer } from '../platform/http/file-answer.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { actuacionDocumento } from './actuacion-documento-table.ts'
import { assertAccionDeActuacion } from './assert-accion.ts'
import { findActuacionVisible } from './visible.ts'

/**
 * Only the lawyer of the case may read a document attached to a legal action, and only while the legal action is in
 * force (S2 §6).
 */
export const openDocumentoDeActuacion = async (
  services: Services,
  sesion: Sesion,
  id: number,
): Promise<FileAnswer> => {
  const { documentoInexistente } = textos.actuaciones
  const [fila] = await services.db
    .select({
      actuacion: actuacionDocumento.actuacion,
      name: actuacionDocumento.nombre,
      sha256: documento.sha256,
      type: documento.tipo,
      size: documento.tamano,
    })
    .from(actuacionDocumento)
    .innerJoin(documento, eq(documento.sha256, actuacionDocumento.documento))
    .where(eq(actuacionDocumento.id, id))
  if (fila === undefined) throw notFound(documentoInexistente)
  const { actuacion, ...archivo } = fila
  const suya = await findActuacionVisible(services, sesion, actuacion, documentoInexistente)
  assertAccionDeActuacion(sesion, suya, 'ver-documento')
  return answerAdjunto(services, archivo)
}
