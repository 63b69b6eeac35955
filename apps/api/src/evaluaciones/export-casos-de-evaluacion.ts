import { interpolar, textos } from '@apremia/core'
import type { FilaDeCasoEvaluado } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import { toCasoConPorque } from './caso-con-porque.ts'
import { compareEvaluacion } from './compare-evaluacion.ts'
import { visibleEvaluacion } from './evaluacion-visible.ts'
import { reglasDe } from './evaluacion-wire.ts'
import { findTodosLosCasos } from './evaluaciones-repo.ts'
import { fichaDeEvaluacion } from './ficha-de-evaluacion.ts'

export const exportCasosDeEvaluacion: Handler<'exportCasosDeEvaluacion'> = async (
  services,
  { sesion, params: { id }, query: { cuenta, formato }, request },
) => {
  const { fila } = await visibleEvaluacion(services.db, id, sesion)
  const { huella } = await compareEvaluacion(services.db, fila)
  const filas = async function* (): AsyncGenerator<FilaDeCasoEvaluado[]> {
    const casos = await findTodosLosCasos(services.db, id, cuenta)
    yield casos.map((una) => {
      const { tipo, recibido, ...caso } = toCasoConPorque(una, reglasDe(fila))
      return { ...caso, recibido, tipo: tipo === 'I' ? 'Inmueble' : 'Comercio' }
    })
  }
  return exportTabla(services, request, {
    ...{ tabla: 'casosEvaluados', formato, lotes: filas() },
    ficha: fichaDeEvaluacion(fila, huella),
    archivo: interpolar(textos.archivos.evaluacion, { id }),
  })
}
