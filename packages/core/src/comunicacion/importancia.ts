/** How much a message matters (S2 §9, D98). */
export const IMPORTANCIAS = ['urgente', 'normal', 'informativa'] as const

/** In place of the DNI of who a message is for: every lawyer who may sign in. */
export const TODOS_LOS_ABOGADOS = 'todos'
