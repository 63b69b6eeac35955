/** Error of a request that the service accepted but did not begin to answer in time. */
export class RespuestaTardia extends Error {
  readonly seconds: number

  constructor(seconds: number, options?: ErrorOptions) {
    super(`sin respuesta en ${seconds} s`, options)
    this.seconds = seconds
  }
}
