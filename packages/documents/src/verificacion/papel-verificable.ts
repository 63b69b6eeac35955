import { formatCodigoDeVerificacion, textos } from '@apremia/core'

export interface PapelVerificable {
  readonly codigoVerificacion: string
  readonly direccionVerificacion?: string
}

export interface TextosDeVerificacion {
  /** Lines of the printed verification code. The whole code does not fit on one line beside the QR code. */
  readonly codigo: readonly string[]
  readonly invitacion: string
  readonly sitio: string
}

/**
 * Number of characters on the first line of a printed verification code: three groups of four, each followed by a
 * hyphen.
 */
const PRIMERA_LINEA = 15

/**
 * Returns the address that a person types to verify a document: without 'https://', which the browser adds, and without
 * the verification code, which the page asks for.
 */
const sitioDe = (direccion: string): string =>
  direccion.slice(0, direccion.lastIndexOf('/')).replace(/^https:\/\//, '')

export const textosDeVerificacion = (
  codigoVerificacion: string,
  direccion: string,
): TextosDeVerificacion => {
  const codigo = formatCodigoDeVerificacion(codigoVerificacion)
  return {
    codigo: [codigo.slice(0, PRIMERA_LINEA), codigo.slice(PRIMERA_LINEA)],
    invitacion: textos.verificacion.papel.invitacion,
    sitio: sitioDe(direccion),
  }
}
