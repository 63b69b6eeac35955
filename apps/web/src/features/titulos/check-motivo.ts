import { faltaDeLargo, LARGO_DE_MOTIVO, readEscrito } from '@apremia/core'

/** Returns the fault of a typed reason, or true when it is valid. */
export const checkMotivo = (typed: string, falta: string): true | string => {
  const leido = readEscrito(typed, 'texto')
  if (!leido.ok) return leido.mensaje
  return leido.valor === '' ? falta : (faltaDeLargo(leido.valor, LARGO_DE_MOTIVO) ?? true)
}
