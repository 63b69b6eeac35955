import type { Trabajo } from '@apremia/api-client'
import { fechaEnZona, valorDeParametro } from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import { AppError } from '../platform/http/app-error.ts'
import { type FileAnswer, tipoDeArchivo } from '../platform/http/file-answer.ts'
import type { JobAnswer } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'

const STATUS: Readonly<Record<string, number>> = { 'filas-invalidas': 422, 'sin-espacio': 507 }

/**
 * Waits for the job and answers with its document, when the document is small and the client did not ask for an
 * asynchronous answer. Otherwise answers at once with the job (D87).
 */
export const answerWithTrabajo = async (
  { trabajos, documentos, db, ahora }: Services,
  call: {
    readonly prefersAsync: boolean
    readonly request: { readonly raw: { readonly socket: NodeJS.EventEmitter } }
  },
  trabajo: Trabajo,
  filas: number,
): Promise<FileAnswer | JobAnswer> => {
  const maximo = valorDeParametro(
    await listParametros(db),
    'titulos.maximoSincronico',
    fechaEnZona(ahora()),
  )
  if (call.prefersAsync || filas > maximo) return { kind: 'job', trabajo }
  const controller = new AbortController()
  // Detects a client that disconnects. The request's own event `close` fires as soon as the body has been read, so it
  // is of no use. The socket is observed instead.
  const { socket } = call.request.raw
  const leave = () => controller.abort()
  socket.once('close', leave)
  const { archivo, error, estado } = await trabajos
    .wait(trabajo.id, controller.signal)
    .finally(() => socket.off('close', leave))
  if (archivo === null) {
    if (estado === 'cancelado')
      throw new AppError(409, 'trabajo-cancelado', 'El trabajo fue cancelado.')
    throw new AppError(
      STATUS[error?.code ?? ''] ?? 500,
      error?.code ?? 'error-interno',
      error?.message ?? 'Ocurrió un error inesperado. Intente nuevamente.',
    )
  }
  return {
    kind: 'file',
    name: archivo.nombre,
    type: tipoDeArchivo(archivo.nombre),
    size: archivo.tamano,
    sha256: archivo.sha256,
    body: await documentos.read(archivo.sha256),
  }
}
