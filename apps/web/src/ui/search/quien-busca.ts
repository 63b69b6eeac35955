import type { FormatoDePartida, Principal } from '@apremia/core'

/** The person who searches, and how the municipality writes its partidas. */
export interface QuienBusca {
  readonly principal: Principal
  readonly partida: FormatoDePartida
}
