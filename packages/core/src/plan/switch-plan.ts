import type { Centavos } from '../dinero/centavos.ts'
import { type CodigoDePlan, TIPOS_DE_PLAN } from './tipos-de-plan.ts'

/**
 * Returns the payment plan that applies to the total of a debt (S1 §4). Some plans come in pairs. For example, W2200 is
 * for totals below the threshold, and W2203 is for totals above the threshold. A total equal to the threshold changes
 * nothing (D30).
 *
 * @param total sum of the TOTAL of the selected tax periods, interest included
 */
export const switchPlan = (
  codigo: CodigoDePlan,
  total: Centavos,
  umbral: Centavos,
): CodigoDePlan => {
  const { umbral: lado } = TIPOS_DE_PLAN[codigo]
  if (lado === null || total === umbral) return codigo
  const corresponde = total < umbral ? 'hasta' : 'desde'
  return lado.lado === corresponde ? codigo : lado.par
}

/**
 * Returns the payment plan to offer first. When the total equals the threshold, both plans of a pair are possible, and
 * the plan with fewer instalments is offered (D30). Any other total decides the plan (see `switchPlan`).
 */
export const pickPlan = (codigo: CodigoDePlan, total: Centavos, umbral: Centavos): CodigoDePlan => {
  const { umbral: lado } = TIPOS_DE_PLAN[codigo]
  if (lado === null || total !== umbral) return switchPlan(codigo, total, umbral)
  return lado.lado === 'hasta' ? codigo : lado.par
}
