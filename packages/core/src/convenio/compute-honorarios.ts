import { addCentavos, CERO, type Centavos, subtractCentavos } from '../dinero/centavos.ts'
import { applyPorcentaje, type Porcentaje } from '../parametro/porcentaje.ts'

export interface Honorarios {
  /**
   * Part of the fees that depends on the debt: the percentage in the agreement's row of the fee table, times the debt.
   */
  readonly sobreDeuda: Centavos
  readonly gastoFijo: Centavos
  readonly otrosGastos: Centavos
  /**
   * Part of the fees and the fixed expense that is above their maximum. The debtor does not pay this part. Zero when
   * nothing is above a maximum.
   */
  readonly recorte: Centavos
  readonly total: Centavos
}

/**
 * Computes the lawyer's fees for an agreement, in centavos (S1 §9, D25). They are the debt (`total`) times the
 * percentage `estporc`, plus the fixed expense, plus the other expenses.
 *
 * @param tope maximum of the fees plus the fixed expense, as a percentage of the debt; null without a maximum. The
 * other expenses are outside the maximum, because the lawyer already spent that money
 */
export const computeHonorarios = (
  total: Centavos,
  estporc: Porcentaje,
  gastoFijo: Centavos,
  otrosGastos: Centavos,
  tope: Porcentaje | null = null,
): Honorarios => {
  const sobreDeuda = applyPorcentaje(total, estporc)
  const exceso =
    tope && subtractCentavos(addCentavos(sobreDeuda, gastoFijo), applyPorcentaje(total, tope))
  const recorte = exceso !== null && exceso > 0 ? exceso : CERO
  return {
    sobreDeuda,
    gastoFijo,
    otrosGastos,
    recorte,
    total: subtractCentavos(addCentavos(sobreDeuda, gastoFijo, otrosGastos), recorte),
  }
}
