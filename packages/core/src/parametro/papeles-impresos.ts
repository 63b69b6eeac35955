export const PAPELES_IMPRESOS = ['titulo', 'convenio', 'carta'] as const
export type PapelImpreso = (typeof PAPELES_IMPRESOS)[number]
