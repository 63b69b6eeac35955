import type { LiquidacionDeHonorarios } from './convenio-datos.ts'

/**
 * Tells whether an agreement's VAT and contributions were computed on the lawyer's fees without the other expenses. By
 * default, the other expenses are included (D190).
 */
export const isSinOtrosGastos = ({
  aportes,
  honorarios,
}: Pick<LiquidacionDeHonorarios, 'aportes' | 'honorarios'>): boolean => aportes.base !== honorarios
