import type { LiquidacionDeHonorarios } from './convenio-datos.ts'

/**
 * Tells whether the VAT and the contributions of an agreement were computed on the lawyer's fees alone. By default,
 * they are computed on the fees plus the other expenses (D190).
 */
export const isSinOtrosGastos = ({
  aportes,
  honorarios,
}: Pick<LiquidacionDeHonorarios, 'aportes' | 'honorarios'>): boolean => aportes.base !== honorarios
