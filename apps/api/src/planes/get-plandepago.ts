import { answerEstadoDePlan } from '../municipio/estado-de-plan.ts'
import type { Handler } from '../platform/http/mount.ts'

export const getPlandepago: Handler<'getPlandepago'> = (services, { sesion, body }) =>
  answerEstadoDePlan(services, sesion, body.plan)
