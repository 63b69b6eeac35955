/** Maximum number of failed sign-ins per minute from one IP address (ADR 0005). */
export const MAX_FALLOS_POR_MINUTO = 10
