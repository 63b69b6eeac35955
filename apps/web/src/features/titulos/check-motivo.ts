import { faltaDeLargo, LARGO_DE_MOTIVO, readEscrito } from '@apremia/core'

/** Returns the message that a typed reason is not valid, or true when the reason is valid. */
export const checkMotivo = (typed: string, falta: string): true | string => {
  const leido = readEscrito(typed, 'texto')
  if (!leido.ok) return leido.mensaje
  return leido.valor === '' ? falta : (faltaDeLargo(leido.valor, LARGO_DE_MOTIVO) ?? true)
}
