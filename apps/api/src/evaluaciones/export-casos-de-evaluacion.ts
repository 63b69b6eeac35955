import { interpolar, textos } from '@apremia/core'
import type { FilaDeCasoEvaluado } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import { toCasoConPorque } from './caso-con-porque.ts'
import { visibleEvaluacion } from './evaluacion-visible.ts'
import { reglasDe } from './evaluacion-wire.ts'
import { findTodosLosCasos } from './evaluaciones-repo.ts'

export const exportCasosDeEvaluacion: Handler<'exportCasosDeEvaluacion'> = async (
  services,
  { sesion, params: { id }, query: { cuenta, formato }, request },
) => {
  const { fila } = await visibleEvaluacion(services.db, id, sesion)
  const filas = async function* (): AsyncGenerator<FilaDeCasoEvaluado[]> {
    const casos = await findTodosLosCasos(services.db, id, cuenta)
    yield casos.map((una) => {
      const { tipo, recibido, ...caso } = toCasoConPorque(una, reglasDe(fila))
      return { ...caso, recibido, tipo: tipo === 'I' ? 'Inmueble' : 'Comercio' }
    })
  }
  return exportTabla(services, request, {
    ...{ tabla: 'casosEvaluados', formato, lotes: filas() },
    archivo: interpolar(textos.archivos.evaluacion, { id }),
  })
}
