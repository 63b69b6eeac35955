import { interpolar, textos } from '@apremia/core'

export class FallaDeS3 extends Error {
  override readonly name = 'FallaDeS3'
  /**
   * Error code of the S3-compatible store, such as `NoSuchBucket`. `SinRespuesta` when no complete answer came.
   * `Estado` and the HTTP status, such as `Estado500`, when the answer has no code.
   */
  readonly code: string
  /** True when the same request to the store may succeed a moment later. */
  readonly pasajera: boolean

  constructor(code: string, pasajera: boolean, cause?: unknown) {
    super(`El almacén de documentos contestó ${code}`, { cause })
    this.code = code
    this.pasajera = pasajera
  }
}

export const sinRespuesta = (cause: unknown): FallaDeS3 =>
  new FallaDeS3('SinRespuesta', true, cause)

const { rechazos } = textos.almacen

const POR_CODIGO: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: rechazos.clave,
  ExpiredToken: rechazos.clave,
  InvalidToken: rechazos.clave,
  SignatureDoesNotMatch: rechazos.secreto,
  AccessDenied: rechazos.permiso,
  AllAccessDisabled: rechazos.permiso,
  Estado401: rechazos.permiso,
  Estado403: rechazos.permiso,
  NoSuchBucket: rechazos.bucket,
  InvalidBucketName: rechazos.bucket,
  PermanentRedirect: rechazos.region,
  TemporaryRedirect: rechazos.region,
  AuthorizationHeaderMalformed: rechazos.region,
  IllegalLocationConstraintException: rechazos.region,
  RequestTimeTooSkewed: rechazos.reloj,
  RequestExpired: rechazos.reloj,
  OtraInstalacion: rechazos.otraInstalacion,
}

export const describeFallaDeS3 = ({ code, pasajera }: FallaDeS3): string =>
  interpolar(POR_CODIGO[code] ?? (pasajera ? rechazos.sinRespuesta : rechazos.otro), {
    codigo: code,
  })

/**
 * Tells whether a failure of the store affects every request. The refusal of one document, such as one that is too
 * large, affects only that document. An answer without a code comes from something before the store, such as a proxy,
 * and affects all.
 */
export const isFallaDeTodos = ({ code, pasajera }: FallaDeS3): boolean =>
  pasajera || code in POR_CODIGO || /^Estado/.test(code)
