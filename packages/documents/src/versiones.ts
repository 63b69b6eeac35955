/**
 * Current version of the layout of an executive title. An issued title is always printed again with the version of its
 * first print.
 */
export const VERSION_TITULO_EJECUTIVO = 1
export const VERSION_CARTA = 2
export const VERSION_CONSTANCIA_DE_DEUDA = 1
