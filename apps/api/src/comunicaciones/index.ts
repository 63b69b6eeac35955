import { interpolar, textos } from '@apremia/core'
import { and, eq, isNull } from 'drizzle-orm'
import { answerAdjunto } from '../documentos/answer-adjunto.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { comunicacionDestinatario } from './comunicacion-table.ts'
import {
  countSinLeer,
  findComunicacion,
  findDocumentoDeComunicacion,
  findPaginaDeComunicaciones,
  listDestinatarios,
} from './comunicaciones-repo.ts'
import {
  createComunicacion,
  deleteComunicaciones,
  restoreComunicacion,
  updateComunicaciones,
} from './write-comunicacion.ts'

const { noExiste, historial } = textos.comunicaciones

const getComunicaciones: Handler<'getComunicaciones'> = ({ db }, { sesion, query }) =>
  findPaginaDeComunicaciones(db, sesion, query)

const getComunicacionesSinLeer: Handler<'getComunicacionesSinLeer'> = async (
  { db },
  { sesion },
) => ({ cantidad: await countSinLeer(db, sesion.dni) })

const getDestinatarios: Handler<'getDestinatarios'> = ({ db }) => listDestinatarios(db)

const readComunicacion: Handler<'readComunicacion'> = ({ db, ahora }, { sesion, params }) =>
  db.transaction(async (tx) => {
    const id = params.comunicacion
    const now = ahora()
    const leidas = await tx
      .update(comunicacionDestinatario)
      .set({ leida: now })
      .where(
        and(
          eq(comunicacionDestinatario.comunicacion, id),
          eq(comunicacionDestinatario.dni, sesion.dni),
          isNull(comunicacionDestinatario.leida),
        ),
      )
      .returning({ dni: comunicacionDestinatario.dni })
    const comunicacion = await findComunicacion(tx, sesion, id)
    if (comunicacion === undefined) throw notFound(noExiste)
    if (leidas.length > 0)
      await appendHistorial(tx, {
        momento: now,
        actor: sesion,
        operacion: 'read-comunicacion',
        entidad: 'comunicacion',
        entidadId: String(id),
        descripcion: interpolar(historial.lectura, { titulo: comunicacion.titulo }),
      })
    return { comunicacion }
  })

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
