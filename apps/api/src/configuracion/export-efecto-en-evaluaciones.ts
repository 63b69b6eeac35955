import { type Fecha, fechaEnZona, textos } from '@apremia/core'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findEfectoEnEvaluaciones } from './efecto-en-evaluaciones.ts'

export const exportEfectoEnEvaluaciones: Handler<'exportEfectoEnEvaluaciones'> = async (
  services,
  { query: { formato, ...pregunta }, request },
) => {
  const hoy = fechaEnZona(services.ahora())
  // Runs the query before the response begins, because a response that has begun can no longer become an error.
  const { abogados } = await findEfectoEnEvaluaciones(services.db, pregunta, hoy)
  const filas = async function* () {
    yield abogados.map((una) => ({
      ...una,
      desde: una.desde as Fecha,
      hasta: una.hasta as Fecha,
    }))
  }
  return exportTabla(services, request, {
    tabla: 'evaluacionesCambiadas',
    formato,
    archivo: textos.archivos.evaluacionesQueCambian,
    lotes: filas(),
  })
}
