import { addCentavos, type Centavos } from '../dinero/centavos.ts'
import { applyPorcentaje, type Porcentaje } from '../parametro/porcentaje.ts'

export interface Honorarios {
  /** Part of the fees that depends on the debt: the debt times the percentage of the chosen row of the fee table. */
  readonly sobreDeuda: Centavos
  readonly gastoFijo: Centavos
  readonly otrosGastos: Centavos
  readonly total: Centavos
}

/**
 * Computes the lawyer's fees for an agreement: the debt times the percentage `estporc` of the fee table, plus the fixed
 * expense, plus other expenses (S1 §9, D25).
 */
export const computeHonorarios = (
  total: Centavos,
  estporc: Porcentaje,
  gastoFijo: Centavos,
  otrosGastos: Centavos,
): Honorarios => {
  const sobreDeuda = applyPorcentaje(total, estporc)
  return {
    sobreDeuda,
    gastoFijo,
    otrosGastos,
    total: addCentavos(sobreDeuda, gastoFijo, otrosGastos),
  }
}
