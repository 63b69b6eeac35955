import { puede, puedeVerEvaluaciones, textos } from '@apremia/core'
import type { Db } from '../platform/db/queryable.ts'
import { forbidden, notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { codigoDe, findEvaluacion } from './evaluaciones-repo.ts'

/**
 * Returns the person's own code as a lawyer. Returns null for a person who may see all evaluations.
 *
 * @throws AppError 403 when the person may not see the evaluations of the lawyer in the request (D14, D15, D179)
 */
export const propioDe = (sesion: Sesion, abogado: string | undefined): string | null => {
  if (puede(sesion, 'evaluaciones.ver-todas')) return null
  const pedido = abogado ? codigoDe(abogado) : sesion.abogado
  if (!puedeVerEvaluaciones(sesion, pedido)) throw forbidden(textos.evaluaciones.soloPropias)
  return sesion.abogado
}

/** Throws 404 for an evaluation of another lawyer, so that its existence stays hidden (T16). */
export const visibleEvaluacion = async (db: Db, id: number, sesion: Sesion) => {
  const row = await findEvaluacion(db, id)
  if (row === undefined || !puedeVerEvaluaciones(sesion, row.fila.abogado))
    throw notFound(textos.evaluaciones.noExiste)
  return row
}
