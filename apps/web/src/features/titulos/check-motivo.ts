import { faltaDeLargo, LARGO_DE_MOTIVO, readEscrito } from '@apremia/core'

/** The message for what was typed as a reason; true when it is fine. */
export const checkMotivo = (typed: string, falta: string): true | string => {
  const leido = readEscrito(typed, 'texto')
  if (!leido.ok) return leido.mensaje
  return leido.valor === '' ? falta : (faltaDeLargo(leido.valor, LARGO_DE_MOTIVO) ?? true)
}
