import { answerEstadoDePlan } from '../municipio/planes.ts'
import type { Handler } from '../platform/http/mount.ts'
import { simDataPlanPago } from './sim-data-plan-pago.ts'

/** The status of a plan, as the municipal service has it (D47). */
const getPlandepago: Handler<'getPlandepago'> = (services, { sesion, body }) =>
  answerEstadoDePlan(services, sesion, body.plan)

export const planesHandlers = { getPlandepago, simDataPlanPago }
