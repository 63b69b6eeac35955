/** States of an agreement of the previous system. Only an agreement in the state 'vigente' holds its periods. */
export const VIGENCIAS_DE_CONVENIO = ['vigente', 'cumplido', 'caduco', 'sin efecto'] as const
export type VigenciaDeConvenio = (typeof VIGENCIAS_DE_CONVENIO)[number]
