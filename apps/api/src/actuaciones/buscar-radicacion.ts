import type { Handler } from '../platform/http/mount.ts'
import { loadRadicaciones } from './load-radicaciones.ts'

export const buscarRadicacion: Handler<'buscarRadicacion'> = async (services, { sesion, body }) => {
  const filas = await loadRadicaciones(services, sesion, body.data)
  return filas.map(({ consultado: { imponible, recurso }, radicaciones }) => {
    const ultima = radicaciones.at(-1)
    return {
      imponible,
      recurso,
      radicado: ultima !== undefined,
      id: ultima?.id ?? null,
      fecha: ultima?.fecha ?? null,
      nroexpte: String(ultima?.dato.nroexpte ?? ''),
      caratula: String(ultima?.dato.caratula ?? ''),
      juzgado: String(ultima?.dato.juzgado ?? ''),
      departamento: String(ultima?.dato.departamento ?? ''),
    }
  })
}
