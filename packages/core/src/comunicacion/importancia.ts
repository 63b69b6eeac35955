export const IMPORTANCIAS = ['urgente', 'normal', 'informativa'] as const

/**
 * Recipient of a message for every lawyer who may sign in. Any other recipient is the DNI (identity number) of one
 * person.
 */
export const TODOS_LOS_ABOGADOS = 'todos'
