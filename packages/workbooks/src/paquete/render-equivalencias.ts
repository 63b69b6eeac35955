import { type EquivalenciaGuardada, toEquivalenciasEscritas } from '@apremia/core'

export const renderEquivalencias = async (
  guardadas: readonly EquivalenciaGuardada[],
): Promise<string> => {
  const { stringify } = await import('yaml')
  return stringify(toEquivalenciasEscritas(guardadas))
}
