import { readEscrito } from '@apremia/core'

/** What the field of a reason says of what was typed in it; true when it is fine. */
export const checkMotivo = (typed: string, falta: string): true | string => {
  const leido = readEscrito(typed, 'texto')
  return leido.ok ? leido.valor !== '' || falta : leido.mensaje
}
