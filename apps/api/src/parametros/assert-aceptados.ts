import { checkAceptados, fechaEnZona, type GrupoDePropuestas } from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { listParametrosGuardados } from './parametros-repo.ts'

/**
 * @throws AppError 422 'valores-por-aceptar' when the administrator has not accepted a proposed value of the given
 * groups
 */
export const assertAceptados = async (
  { db, ahora }: { readonly db: Queryable; readonly ahora: () => Date },
  ...grupos: readonly GrupoDePropuestas[]
): Promise<void> => {
  const motivos = checkAceptados(await listParametrosGuardados(db), fechaEnZona(ahora()), grupos)
  if (motivos.length > 0) throw camposRechazados(422, 'valores-por-aceptar', motivos)
}
