import type { FormatoDePartida, Principal } from '@apremia/core'

/** Person who searches, and format of the property numbers (partidas) in the municipality. */
export interface QuienBusca {
  readonly principal: Principal
  readonly partida: FormatoDePartida
}
