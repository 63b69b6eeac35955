import { type EquivalenciaGuardada, toEquivalenciasEscritas } from '@apremia/core'

/** Writes equivalences as a file, for a package or for another installation. */
export const renderEquivalencias = async (
  guardadas: readonly EquivalenciaGuardada[],
): Promise<string> => {
  const { stringify } = await import('yaml')
  return stringify(toEquivalenciasEscritas(guardadas))
}
