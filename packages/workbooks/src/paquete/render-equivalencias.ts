import { type EquivalenciaGuardada, toEquivalenciasEscritas } from '@apremia/core'

/** Writes equivalences as the file that is read back, for another installation or for a package. */
export const renderEquivalencias = async (
  guardadas: readonly EquivalenciaGuardada[],
): Promise<string> => {
  const { stringify } = await import('yaml')
  return stringify(toEquivalenciasEscritas(guardadas))
}
