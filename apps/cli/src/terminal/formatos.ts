/** Formats of the data a command writes. */
export const FORMATOS = ['tabla', 'json', 'csv'] as const
export type Formato = (typeof FORMATOS)[number]
