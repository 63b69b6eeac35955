/** The service accepted a request and its answer did not begin in time. */
export class RespuestaTardia extends Error {
  readonly seconds: number

  constructor(seconds: number, options?: ErrorOptions) {
    super(`sin respuesta en ${seconds} s`, options)
    this.seconds = seconds
  }
}
