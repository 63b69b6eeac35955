export const FORMATOS = ['tabla', 'json', 'csv'] as const
export type Formato = (typeof FORMATOS)[number]
