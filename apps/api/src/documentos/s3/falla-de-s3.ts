/** Failure of one request to the S3-compatible store. */
export class FallaDeS3 extends Error {
  override readonly name = 'FallaDeS3'
  /** Code of the answer of the store, such as `NoSuchBucket`, or `SinRespuesta` when no whole answer came. */
  readonly code: string
  /** Whether the same request may succeed a moment later. */
  readonly pasajera: boolean

  constructor(code: string, pasajera: boolean, cause?: unknown) {
    super(`El almacén de documentos contestó ${code}`, { cause })
    this.code = code
    this.pasajera = pasajera
  }
}

export const sinRespuesta = (cause: unknown): FallaDeS3 =>
  new FallaDeS3('SinRespuesta', true, cause)
