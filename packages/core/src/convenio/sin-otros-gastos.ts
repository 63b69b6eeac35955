import type { LiquidacionDeHonorarios } from './convenio-datos.ts'

/** Tells whether the other expenses are outside the base of VAT and contributions (D190), to name the base. */
export const isSinOtrosGastos = ({
  aportes,
  honorarios,
}: Pick<LiquidacionDeHonorarios, 'aportes' | 'honorarios'>): boolean => aportes.base !== honorarios
