/** Failed sign-ins that one address may have in a minute (ADR 0005). */
export const MAX_FALLOS_POR_MINUTO = 10
