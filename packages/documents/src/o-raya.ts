export const DESCONOCIDO = '—'

/** A text of the data, '—' when it is unknown. */
export const oRaya = (texto: string): string => (texto.trim() === '' ? DESCONOCIDO : texto)
