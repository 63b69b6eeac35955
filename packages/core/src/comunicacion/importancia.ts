export const IMPORTANCIAS = ['urgente', 'normal', 'informativa'] as const

/** Recipient of a message that stands for every lawyer who may sign in, in place of one person's DNI. */
export const TODOS_LOS_ABOGADOS = 'todos'
