export const VERSION_CARTA = 2
export const VERSION_CONSTANCIA_DE_DEUDA = 1
export const VERSION_LEGAJO = 1
