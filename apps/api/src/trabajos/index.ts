import { Readable } from 'node:stream'
import { notFound } from '../platform/http/app-error.ts'
import { tipoDeArchivo } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { cancelTrabajo } from './cancel-trabajo.ts'
import { ownTrabajo } from './own-trabajo.ts'
import { toTrabajo } from './to-trabajo.ts'
import { pageTrabajosDe } from './trabajos-repo.ts'

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
