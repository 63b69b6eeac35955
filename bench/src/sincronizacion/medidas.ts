/** Credential that the municipal service asks for. */
export const TOKEN = 'de-prueba'

/** Milliseconds that the municipal service takes to respond. */
export const DEMORA = 5

/** Counts of the calls that the municipal service received in one night. */
export interface Medidas {
  readonly llamadas: number
  /** Highest number of calls in progress at the same time. */
  readonly masJuntas: number
}
