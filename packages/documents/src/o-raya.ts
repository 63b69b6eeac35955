export const DESCONOCIDO = '—'

/** Returns the text, or '—' when it is empty. */
export const oRaya = (texto: string): string => (texto.trim() === '' ? DESCONOCIDO : texto)
