import { formatCodigoDeVerificacion, textos } from '@apremia/core'

/** Data of a paper that anybody can verify, as its stored data have them. */
export interface PapelVerificable {
  readonly codigoVerificacion: string
  readonly direccionVerificacion?: string
}

export interface TextosDeVerificacion {
  /** Lines of the code. A paper has no room for the whole code beside its QR code. */
  readonly codigo: readonly string[]
  readonly invitacion: string
  readonly sitio: string
}

/** Characters of the code in its first line: three groups of four, each with the hyphen after it. */
const PRIMERA_LINEA = 15

/** Address that a person types, without the code, which the page asks for. A browser adds the 'https://' by itself. */
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
