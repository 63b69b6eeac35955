import { eq } from 'drizzle-orm'
import type { Handler } from '../platform/http/mount.ts'
import { evaluacion } from './evaluacion-table.ts'
import { propioDe } from './evaluacion-visible.ts'
import { codigoDe, findEvaluaciones, LA_ULTIMA_PRIMERO } from './evaluaciones-repo.ts'

export const getLastEvaluacion: Handler<'getLastEvaluacion'> = async ({ db }, { sesion, body }) => {
  propioDe(sesion, body.abogado)
  const { rows } = await findEvaluaciones(db, eq(evaluacion.abogado, codigoDe(body.abogado)), {
    ...{ ...LA_ULTIMA_PRIMERO, pagina: 1, porPagina: 1 },
  })
  return { evaluacion: rows[0] ?? null }
}
