/**
 * Current version of the layout of each document. An issued document is always printed again with the version of its
 * first print.
 */
export const VERSION_TITULO_EJECUTIVO = 1
export const VERSION_CARTA = 2
