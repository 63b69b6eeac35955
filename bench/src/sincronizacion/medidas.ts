export const TOKEN = 'de-prueba'

/** Milliseconds that the municipal service takes to respond. */
export const DEMORA = 5

export interface Medidas {
  readonly llamadas: number
  readonly masJuntas: number
}
