import { checkAceptados, fechaEnZona, type GrupoDePropuestas } from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { listParametrosGuardados } from './parametros-repo.ts'

/**
 * @throws AppError 422 'valores-por-aceptar' when the given groups of parameters still have a value that the product
 * proposed and the administrator has not accepted
 */
export const assertAceptados = async (
  { db, ahora }: { readonly db: Queryable; readonly ahora: () => Date },
  ...grupos: readonly GrupoDePropuestas[]
): Promise<void> => {
  const motivos = checkAceptados(await listParametrosGuardados(db), fechaEnZona(ahora()), grupos)
  if (motivos.length > 0) throw camposRechazados(422, 'valores-por-aceptar', motivos)
}
