import { interpolar, textos } from '@apremia/core'
import { ESCRITURA, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import { AppError } from '../platform/http/app-error.ts'
import { XLSX } from '../platform/http/file-answer.ts'
import { requireFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import { withWorker } from '../platform/worker/worker-client.ts'
import { findContexto } from './contexto-de-carga.ts'
import { readLibroDeActuaciones, reviewLibroDeActuaciones } from './read-libro-de-actuaciones.ts'

export const getActuacionesRechazadas: Handler<'getActuacionesRechazadas'> = async (
  services,
  { sesion, files },
) => {
  const file = requireFile(files, 'file')
  const libro = await readLibroDeActuaciones(services, sesion, file)
  const contexto = await findContexto(services, sesion)
  const { errores } = await reviewLibroDeActuaciones(services.db, libro, contexto)
  const { rechazadas } = textos.actuaciones.libro
  if (errores.length === 0) throw new AppError(422, 'sin-rechazadas', rechazadas.ninguna)
  const body = await withWorker<LibroOperations, Buffer>(LIBRO_WORKER, ESCRITURA, (worker) =>
    worker.call('escribirRechazadas', { path: file.path, errores }),
  )
  const name = interpolar(rechazadas.archivo, { libro: file.name.replace(/\.[^.]+$/, '') })
  return { kind: 'file', name, type: XLSX, size: body.length, body: Buffer.from(body) }
}
