/** Degrees of importance of a message (S2 §9, D98). */
export const IMPORTANCIAS = ['urgente', 'normal', 'informativa'] as const

/** Addressee of a message for every lawyer who may sign in, in place of a DNI. */
export const TODOS_LOS_ABOGADOS = 'todos'
