import { readEscrito } from '@apremia/core'

/** The message for what was typed as a reason; true when it is fine. */
export const checkMotivo = (typed: string, falta: string): true | string => {
  const leido = readEscrito(typed, 'texto')
  return leido.ok ? leido.valor !== '' || falta : leido.mensaje
}
