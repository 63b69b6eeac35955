export const DESCONOCIDO = '—'

export const oRaya = (texto: string): string => (texto.trim() === '' ? DESCONOCIDO : texto)
