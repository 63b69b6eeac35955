/**
 * The texts of the link to an agreement have a separate file, so that the screen of a case does not load all the texts
 * of agreements.
 */
export const convenioEnlazado = {
  ver: 'Ver el convenio {numero}',
  eliminado: 'Eliminado',
} as const
