import { listParametros } from '../parametros/parametros-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { answerConvenio, findVisible } from './visible.ts'

export const getConvenio: Handler<'getConvenio'> = async (services, { sesion, params }) => {
  const fila = await findVisible(services.db, sesion, params.id)
  return answerConvenio(services, fila, await listParametros(services.db))
}
