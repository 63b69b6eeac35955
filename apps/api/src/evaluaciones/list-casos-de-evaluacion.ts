import type { Handler } from '../platform/http/mount.ts'
import { toCasoConPorque } from './caso-con-porque.ts'
import { visibleEvaluacion } from './evaluacion-visible.ts'
import { reglasDe } from './evaluacion-wire.ts'
import { findCasosDeEvaluacion } from './evaluaciones-repo.ts'

export const listCasosDeEvaluacion: Handler<'listCasosDeEvaluacion'> = async (
  { db },
  { sesion, params, query },
) => {
  const { fila } = await visibleEvaluacion(db, params.id, sesion)
  const { rows, total } = await findCasosDeEvaluacion(db, params.id, query)
  return { rows: rows.map((una) => toCasoConPorque(una, reglasDe(fila))), total }
}
