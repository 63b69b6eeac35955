import { textos } from '@apremia/core'
import { answerAdjunto } from '../documentos/answer-adjunto.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import {
  countSinLeer,
  findComunicacion,
  findDocumentoDeComunicacion,
  findPaginaDeComunicaciones,
  listDestinatarios,
} from './comunicaciones-repo.ts'
import { createComunicacion } from './create-comunicacion.ts'
import { deleteComunicaciones } from './delete-comunicaciones.ts'
import { readComunicacion } from './read-comunicacion.ts'
import { restoreComunicacion } from './restore-comunicacion.ts'
import { updateComunicaciones } from './update-comunicaciones.ts'

const { noExiste } = textos.comunicaciones

const getComunicaciones: Handler<'getComunicaciones'> = ({ db }, { sesion, query }) =>
  findPaginaDeComunicaciones(db, sesion, query)

const getComunicacionesSinLeer: Handler<'getComunicacionesSinLeer'> = async (
  { db },
  { sesion },
) => ({ cantidad: await countSinLeer(db, sesion.dni) })

const getDestinatarios: Handler<'getDestinatarios'> = ({ db }) => listDestinatarios(db)

const getComunicacionDocumento: Handler<'getComunicacionDocumento'> = async (
  services,
  { sesion, params },
) => {
  const { db } = services
  const fila = await findDocumentoDeComunicacion(db, params.documento)
  const suya = fila && (await findComunicacion(db, sesion, fila.comunicacion))
  if (fila === undefined || suya === undefined) throw notFound(noExiste)
  return answerAdjunto(services, fila)
}

export const comunicacionesHandlers = {
  getComunicaciones,
  getComunicacionesSinLeer,
  getDestinatarios,
  createComunicacion,
  updateComunicaciones,
  deleteComunicaciones,
  restoreComunicacion,
  readComunicacion,
  getComunicacionDocumento,
}
