import { faltaDeLargo, LARGO_DE_MOTIVO, readEscrito } from '@apremia/core'

export const checkMotivo = (typed: string, falta: string): true | string => {
  const leido = readEscrito(typed, 'texto')
  if (!leido.ok) return leido.mensaje
  return leido.valor === '' ? falta : (faltaDeLargo(leido.valor, LARGO_DE_MOTIVO) ?? true)
}
