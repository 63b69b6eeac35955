import { checkPares } from '@apremia/api-client'
import type { Notas } from '../platform/http/mount.ts'
import { refuseFields } from '../platform/http/validate.ts'
import { loadRecursos } from './recursos-repo.ts'

/**
 * Checks each item (property or business) of a request against its tax (resource). The municipality's list of taxes
 * says whether a tax is for properties or for businesses (D175).
 *
 * @param otros errors of other fields of the request, reported together with the errors of this check
 * @throws AppError 400
 */
export const assertClases: Notas['clases'] = async ({ db }, pares, otros) => {
  const fields = checkPares(await loadRecursos(db), pares)
  if (fields.length > 0) throw refuseFields([...otros, ...fields])
}
