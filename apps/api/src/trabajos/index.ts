import { Readable } from 'node:stream'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Db } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import { tipoDeArchivo } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { toTrabajo } from './to-trabajo.ts'
import { findTrabajo, pageTrabajosDe, requestCancel } from './trabajos-repo.ts'

/** A job is seen by who asked for it; another's looks as if it did not exist (T16). */
const ownTrabajo = async (db: Db, id: string, sesion: Sesion) => {
  const row = await findTrabajo(db, id)
  if (row === undefined || row.dni !== sesion.dni) throw notFound('No existe ese trabajo.')
  return row
}

const listTrabajos: Handler<'listTrabajos'> = async ({ db }, { sesion, query }) => {
  const { rows, total } = await pageTrabajosDe(db, sesion.dni, query)
  return { rows: rows.map(toTrabajo), total }
}

const getTrabajo: Handler<'getTrabajo'> = async ({ db }, { sesion, params }) =>
  toTrabajo(await ownTrabajo(db, params.id, sesion))

const watchTrabajo: Handler<'watchTrabajo'> = async (
  { db, trabajos },
  { sesion, params, request },
) => {
  await ownTrabajo(db, params.id, sesion)
  const controller = new AbortController()
  request.raw.once('close', () => controller.abort())
  async function* events() {
    // Told at once, so that proxies and readers know the stream is open.
    yield ': apremia\n\n'
    for await (const state of trabajos.watch(params.id, controller.signal)) {
      yield `event: trabajo\ndata: ${JSON.stringify(state)}\n\n`
    }
  }
  return Readable.from(events(), { objectMode: false })
}

const cancelTrabajo: Handler<'cancelTrabajo'> = async (
  { db, trabajos, ahora },
  { sesion, params },
) => {
  const before = await ownTrabajo(db, params.id, sesion)
  const now = ahora()
  await db.transaction(async (tx) => {
    const row = await requestCancel(tx, params.id, now)
    if (row === undefined) {
      throw new AppError(409, 'trabajo-terminado', 'El trabajo ya terminó: no se puede cancelar.')
    }
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'cancel-trabajo',
      entidad: 'trabajo',
      entidadId: params.id,
      descripcion: `Cancelación de «${before.titulo}».`,
      antes: { estado: before.estado },
    })
  })
  trabajos.abort(params.id)
  return toTrabajo(await ownTrabajo(db, params.id, sesion))
}

const downloadTrabajo: Handler<'downloadTrabajo'> = async (
  { db, documentos },
  { sesion, params },
) => {
  const { archivo } = toTrabajo(await ownTrabajo(db, params.id, sesion))
  if (archivo === null) throw notFound('El trabajo no tiene un documento para descargar.')
  return {
    kind: 'file',
    name: archivo.nombre,
    type: tipoDeArchivo(archivo.nombre),
    size: archivo.tamano,
    sha256: archivo.sha256,
    body: documentos.read(archivo.sha256),
  }
}

export const trabajosHandlers = {
  listTrabajos,
  getTrabajo,
  watchTrabajo,
  cancelTrabajo,
  downloadTrabajo,
}
