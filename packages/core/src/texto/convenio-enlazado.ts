/** Texts of an agreement named in another screen, apart from those of plans so that a case does not carry them all. */
export const convenioEnlazado = {
  ver: 'Ver el convenio {numero}',
  eliminado: 'Eliminado',
} as const
