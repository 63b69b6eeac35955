import { formatCodigoDeVerificacion, textos } from '@apremia/core'

/** Data of a paper that anybody can verify, as the stored data of an executive title and of an agreement have them. */
export interface PapelVerificable {
  readonly codigoVerificacion: string
  readonly direccionVerificacion?: string
}

export interface TextosDeVerificacion {
  /** Lines of the code. A paper has no room for the whole code beside its QR code. */
  readonly codigo: readonly string[]
  readonly invitacion: string
}

/** Characters of the code in its first line: three groups of four, each with the hyphen after it. */
const PRIMERA_LINEA = 15

/** Address to type by hand, which asks for the code. */
const sinCodigo = (direccion: string): string => direccion.slice(0, direccion.lastIndexOf('/'))

export const invitacionDeVerificacion = (direccion: string): string =>
  `${textos.verificacion.papel.invitacion} ${sinCodigo(direccion)}`

export const textosDeVerificacion = (
  codigoVerificacion: string,
  direccion: string,
): TextosDeVerificacion => {
  const codigo = formatCodigoDeVerificacion(codigoVerificacion)
  return {
    codigo: [codigo.slice(0, PRIMERA_LINEA), codigo.slice(PRIMERA_LINEA)],
    invitacion: invitacionDeVerificacion(direccion),
  }
}
