import { type EquivalenciaGuardada, toEquivalenciasEscritas } from '@apremia/core'

/**
 * Writes mappings as the text of a mapping file (equivalencias.yaml), to add to a package or load in another
 * installation.
 */
export const renderEquivalencias = async (
  guardadas: readonly EquivalenciaGuardada[],
): Promise<string> => {
  const { stringify } = await import('yaml')
  return stringify(toEquivalenciasEscritas(guardadas))
}
