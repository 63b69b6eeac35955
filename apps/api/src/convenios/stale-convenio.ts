import { textos } from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Services } from '../platform/services.ts'
import type { FilaDeDetalle } from './detalle-repo.ts'
import { answerConvenio } from './visible.ts'

/**
 * Builds the 409 error of an edit over an older version, with the values that the person sent and the values that
 * another person saved (D42).
 */
export const stale = async (
  services: Services,
  fila: FilaDeDetalle,
  sent: object,
): Promise<AppError> =>
  new AppError(409, 'version-vieja', textos.convenios.versionVieja, {
    detalle: {
      convenio: await answerConvenio(services, fila, await listParametros(services.db)),
      enviados: sent,
    },
  })
