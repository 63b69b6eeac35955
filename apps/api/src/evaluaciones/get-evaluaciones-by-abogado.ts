import { eq } from 'drizzle-orm'
import type { Handler } from '../platform/http/mount.ts'
import { evaluacion } from './evaluacion-table.ts'
import { propioDe } from './evaluacion-visible.ts'
import { codigoDe, findEvaluaciones, LA_ULTIMA_PRIMERO } from './evaluaciones-repo.ts'

export const getEvaluacionesByAbogado: Handler<'getEvaluacionesByAbogado'> = ({ db }, call) => {
  propioDe(call.sesion, call.body.abogado)
  const where = eq(evaluacion.abogado, codigoDe(call.body.abogado))
  return findEvaluaciones(db, where, { ...call.query, ...LA_ULTIMA_PRIMERO })
}
