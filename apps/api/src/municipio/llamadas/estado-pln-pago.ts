import type { Handler } from '../../platform/http/mount.ts'
import { answerEstadoDePlan } from '../estado-de-plan.ts'

export const estadoPlnPago: Handler<'estadoPlnPago'> = (services, { sesion, body }) =>
  answerEstadoDePlan(services, sesion, body.plan)
