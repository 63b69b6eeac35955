/**
 * Characters of a verification code. No two characters look alike, so that people can read a code aloud. A code of 20
 * of these 31 characters has 99 random bits, so nobody can guess a code.
 */
export const ALFABETO_DE_CODIGO = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const LARGO_DE_CODIGO = 20

const CODIGO = new RegExp(`^[${ALFABETO_DE_CODIGO}]{${LARGO_DE_CODIGO}}$`)

/**
 * Parses a typed verification code. Letter case is ignored, and spaces, hyphens and points are dropped. Undefined when
 * the text cannot be a code.
 */
export const readCodigoDeVerificacion = (text: string): string | undefined => {
  const codigo = text.replace(/[\s.·-]/g, '').toUpperCase()
  return CODIGO.test(codigo) ? codigo : undefined
}

/**
 * Parses the text that a scanner read from the QR code of a document: an address, or only the verification code. A
 * scanner set for another keyboard replaces the signs of the address, so only the end is compared.
 */
export const readCodigoLeido = (text: string): string | undefined => {
  const [, codigo = text] = /verificar[^a-z\d]([a-z\d-]+)\W?$/i.exec(text.trim()) ?? []
  return readCodigoDeVerificacion(codigo)
}

/** Formats a verification code in groups of four characters. Any other text is returned unchanged. */
export const formatCodigoDeVerificacion = (codigo: string): string =>
  CODIGO.test(codigo) ? (codigo.match(/.{4}/g) ?? []).join('-') : codigo
