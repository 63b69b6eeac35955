/** Version of each document: one is printed again with the version it was first printed with. */
export const VERSION_TITULO_EJECUTIVO = 1
export const VERSION_CARTA = 2
