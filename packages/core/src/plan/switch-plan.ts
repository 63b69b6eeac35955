import type { Centavos } from '../dinero/centavos.ts'
import { type CodigoDePlan, TIPOS_DE_PLAN } from './tipos-de-plan.ts'

/**
 * The plan that goes with a total: W2203 becomes W2200 and W2113 becomes W2112 below the threshold, and the
 * reverse above it (S1 §4). At exactly the threshold nothing changes (D30).
 *
 * @param total sum of the TOTAL of the selected periods, interest included
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

/** The plan a selection starts with: the one of its side, the shorter one at exactly the threshold (D30). */
export const pickPlan = (codigo: CodigoDePlan, total: Centavos, umbral: Centavos): CodigoDePlan => {
  const { umbral: lado } = TIPOS_DE_PLAN[codigo]
  if (lado === null || total !== umbral) return switchPlan(codigo, total, umbral)
  return lado.lado === 'hasta' ? codigo : lado.par
}
