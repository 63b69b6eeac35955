/**
 * States of an agreement of the former system. The tax periods of an agreement in the state 'vigente' (in force) cannot
 * enter another agreement. The periods of an agreement in any other state can.
 */
export const VIGENCIAS_DE_CONVENIO = ['vigente', 'cumplido', 'caduco', 'sin efecto'] as const
export type VigenciaDeConvenio = (typeof VIGENCIAS_DE_CONVENIO)[number]
