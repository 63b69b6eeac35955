import { computePresupuestos } from './compute-presupuestos.ts'
import { createPresupuesto } from './create-presupuesto.ts'
import { getPlandepago } from './get-plandepago.ts'
import { simDataPlanPago } from './sim-data-plan-pago.ts'

export const planesHandlers = {
  getPlandepago,
  simDataPlanPago,
  computePresupuestos,
  createPresupuesto,
}
