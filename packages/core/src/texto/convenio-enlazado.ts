/**
 * Texts of the link to an agreement from another screen. They are in a separate file so that a case does not load all
 * the texts of agreements.
 */
export const convenioEnlazado = {
  ver: 'Ver el convenio {numero}',
  eliminado: 'Eliminado',
} as const
