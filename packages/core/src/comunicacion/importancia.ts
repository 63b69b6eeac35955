export const IMPORTANCIAS = ['urgente', 'normal', 'informativa'] as const

/**
 * Recipient value for a message to every lawyer who may sign in. Any other recipient value is the DNI (identity number)
 * of one person.
 */
export const TODOS_LOS_ABOGADOS = 'todos'
