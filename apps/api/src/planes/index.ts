import { getPlandepago } from './get-plandepago.ts'
import { simDataPlanPago } from './sim-data-plan-pago.ts'

export const planesHandlers = {
  getPlandepago,
  simDataPlanPago,
}
