import { addCentavos, CERO, type Centavos, sumCentavos } from '../dinero/centavos.ts'
import type { LineaDePlan } from './plan-simulado.ts'

export interface SumaDeLineas {
  readonly capital: Centavos
  readonly interes: Centavos
  /**
   * Total of the selected tax periods. This total is compared with the threshold in the parameter 'plan.umbral'. The
   * result decides between the payment plan for smaller debts and the plan for larger debts (D30).
   */
  readonly total: Centavos
}

/**
 * Adds up the capital and the interest of the debt selected for a plan. A negative sum of interest reduces the capital,
 * and the interest is then 0. A negative sum of capital reduces the interest in the same way (D128).
 */
export const sumLineas = (lineas: readonly LineaDePlan[]): SumaDeLineas => {
  const capital = sumCentavos(lineas.map((linea) => linea.capital))
  const interes = sumCentavos(lineas.map((linea) => linea.interes))
  const total = addCentavos(capital, interes)
  if (interes < 0) return { capital: total, interes: CERO, total }
  if (capital < 0) return { capital: CERO, interes: total, total }
  return { capital, interes, total }
}
