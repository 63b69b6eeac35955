import { type AccionDeConvenio, decideAccionDeConvenio, type Principal } from '@apremia/core'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { FilaDeDetalle } from './detalle-repo.ts'

type Situacion = Pick<FilaDeDetalle, 'codexterno' | 'fc_confirma' | 'activo'>

/**
 * @throws AppError 403 when the agreement belongs to another lawyer; 409 when the action is not allowed, because the
 * agreement is deleted, confirmed or not yet confirmed
 */
export const assertAccion = (
  principal: Principal,
  { codexterno, fc_confirma, activo }: Situacion,
  accion: AccionDeConvenio,
): void => {
  const situacion = { codexterno, confirmado: fc_confirma !== null, activo }
  const decision = decideAccionDeConvenio(principal, situacion, accion)
  if (decision.ok) return
  const ajeno = decision.motivos.some(({ codigo }) => codigo === 'convenio.ajeno')
  throw camposRechazados(
    ajeno ? 403 : 409,
    ajeno ? 'sin-permiso' : 'estado-no-admite',
    decision.motivos,
  )
}
