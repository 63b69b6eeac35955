import { addCentavos, type Centavos } from '../dinero/centavos.ts'
import { applyPorcentaje, type Porcentaje } from '../parametro/porcentaje.ts'

export interface Honorarios {
  /** Debt times the percentage of the agreement's state. */
  readonly sobreDeuda: Centavos
  readonly gastoFijo: Centavos
  readonly otrosGastos: Centavos
  readonly total: Centavos
}

/**
 * Computes the fees of an agreement: debt times `estporc`, plus the fixed expense, plus the other expenses (S1 §9,
 * D25).
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
