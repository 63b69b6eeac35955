import { checkPares } from '@apremia/api-client'
import type { Notas } from '../platform/http/mount.ts'
import { refuseFields } from '../platform/http/validate.ts'
import { loadRecursos } from './recursos-repo.ts'

/**
 * Checks that the catalogue admits each pair of item kind and resource of a request (D175).
 *
 * @throws AppError 400
 */
export const assertClases: Notas['clases'] = async ({ db }, pares, otros) => {
  const fields = checkPares(await loadRecursos(db), pares)
  if (fields.length > 0) throw refuseFields([...otros, ...fields])
}
