import type { FormatoDePartida, Principal } from '@apremia/core'

export interface QuienBusca {
  readonly principal: Principal
  readonly partida: FormatoDePartida
}
