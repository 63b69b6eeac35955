/** Error thrown when the service receives a request but does not begin to answer in time. */
export class RespuestaTardia extends Error {
  readonly seconds: number

  constructor(seconds: number, options?: ErrorOptions) {
    super(`sin respuesta en ${seconds} s`, options)
    this.seconds = seconds
  }
}
