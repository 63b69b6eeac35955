import type { Centavos } from '../dinero/centavos.ts'
import { type CodigoDePlan, TIPOS_DE_PLAN } from './tipos-de-plan.ts'

/**
 * Returns the payment plan that applies to the total of a debt. Below the threshold, plan W2200 replaces W2203, and
 * plan W2112 replaces W2113. Above the threshold, W2203 replaces W2200, and W2113 replaces W2112 (S1 §4). A total equal
 * to the threshold changes nothing (D30).
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
 * Returns the payment plan to offer first: `codigo`, or the plan that replaces it because of the total of the debt (see
 * `switchPlan`). When the total equals the threshold, returns the plan with fewer instalments (D30).
 */
export const pickPlan = (codigo: CodigoDePlan, total: Centavos, umbral: Centavos): CodigoDePlan => {
  const { umbral: lado } = TIPOS_DE_PLAN[codigo]
  if (lado === null || total !== umbral) return switchPlan(codigo, total, umbral)
  return lado.lado === 'hasta' ? codigo : lado.par
}
