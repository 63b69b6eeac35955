export const IMPORTANCIAS = ['urgente', 'normal', 'informativa'] as const

/** Recipient of a message for every lawyer who may sign in. It replaces a DNI. */
export const TODOS_LOS_ABOGADOS = 'todos'
