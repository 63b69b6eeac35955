import { type Motivo, validateMotivoDeBaja } from '@apremia/core'

export const checkMotivoDeBaja = ({ motivo }: { readonly motivo: string }): readonly Motivo[] => {
  const decision = validateMotivoDeBaja(motivo)
  return decision.ok ? [] : decision.motivos
}
