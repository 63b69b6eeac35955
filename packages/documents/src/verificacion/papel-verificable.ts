import { formatCodigoDeVerificacion, textos } from '@apremia/core'

export interface PapelVerificable {
  readonly codigoVerificacion: string
  readonly direccionVerificacion?: string
}

export interface TextosDeVerificacion {
  /** Lines of the code, because the whole code does not fit on one line beside the QR code. */
  readonly codigo: readonly string[]
  readonly invitacion: string
  readonly sitio: string
}

/** Number of characters of the first line of the code: three groups of four, each followed by a hyphen. */
const PRIMERA_LINEA = 15

/** Address that a person types. The page asks for the code, and the browser adds the 'https://'. */
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
