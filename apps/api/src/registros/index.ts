import { textos } from '@apremia/core'
import { answerAdjunto } from '../documentos/answer-adjunto.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { createRegistro } from './create-registro.ts'
import { findDocumentoDeRegistro, findPaginaDeRegistros } from './registros-repo.ts'

const getRegistros: Handler<'getRegistros'> = ({ db }, { sesion, query }) =>
  findPaginaDeRegistros(db, sesion, {}, query)

const findRegistros: Handler<'findRegistros'> = ({ db }, { sesion, query, body }) =>
  findPaginaDeRegistros(db, sesion, body, query)

const getRegistroDocumento: Handler<'getRegistroDocumento'> = async (
  services,
  { sesion, params },
) => {
  const archivo = await findDocumentoDeRegistro(services.db, sesion, params.documento)
  if (archivo === undefined) throw notFound(textos.registros.noExiste)
  return answerAdjunto(services, archivo)
}

export const registrosHandlers = {
  getRegistros,
  findRegistros,
  createRegistro,
  getRegistroDocumento,
}
