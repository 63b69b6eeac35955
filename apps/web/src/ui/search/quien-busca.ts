import type { FormatoDePartida, Principal } from '@apremia/core'

/**
 * Data that the validation of a search needs: the person who searches, and the format of the municipality's property
 * numbers (partidas).
 */
export interface QuienBusca {
  readonly principal: Principal
  readonly partida: FormatoDePartida
}
