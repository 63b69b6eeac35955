/**
 * States of an agreement of the former system. Only the tax periods of an agreement in the state 'vigente' cannot enter
 * another agreement.
 */
export const VIGENCIAS_DE_CONVENIO = ['vigente', 'cumplido', 'caduco', 'sin efecto'] as const
export type VigenciaDeConvenio = (typeof VIGENCIAS_DE_CONVENIO)[number]
