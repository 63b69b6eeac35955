import { checkPares } from '@apremia/api-client'
import type { Notas } from '../platform/http/mount.ts'
import { refuseFields } from '../platform/http/validate.ts'
import { loadRecursos } from './recursos-repo.ts'

/**
 * Checks the tax of each property or business in a request. A property must have a tax on properties, and a business a
 * tax on businesses. The municipality's list of taxes gives the kind of each tax (D175).
 *
 * @param otros errors of other fields of the request, reported together with the errors of this check
 * @throws AppError 400
 */
export const assertClases: Notas['clases'] = async ({ db }, pares, otros) => {
  const fields = checkPares(await loadRecursos(db), pares)
  if (fields.length > 0) throw refuseFields([...otros, ...fields])
}
