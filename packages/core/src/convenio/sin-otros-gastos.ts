import type { LiquidacionDeHonorarios } from './convenio-datos.ts'

/** Tells whether VAT and contributions are computed on the fees without the other expenses (D190). */
export const isSinOtrosGastos = ({
  aportes,
  honorarios,
}: Pick<LiquidacionDeHonorarios, 'aportes' | 'honorarios'>): boolean => aportes.base !== honorarios
