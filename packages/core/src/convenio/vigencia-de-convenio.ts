/** How an agreement of the system before stands or ended there; only one in force holds its periods. */
export const VIGENCIAS_DE_CONVENIO = ['vigente', 'cumplido', 'caduco', 'sin efecto'] as const
export type VigenciaDeConvenio = (typeof VIGENCIAS_DE_CONVENIO)[number]
