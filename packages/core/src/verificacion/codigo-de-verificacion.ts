/**
 * Characters of a verification code. None looks like another one, so that people can read a code aloud. A code of 20 of
 * these 31 characters has 99 random bits, so nobody can guess one.
 */
export const ALFABETO_DE_CODIGO = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const LARGO_DE_CODIGO = 20

const CODIGO = new RegExp(`^[${ALFABETO_DE_CODIGO}]{${LARGO_DE_CODIGO}}$`)

/**
 * Reads a verification code as a person types it: in any case, with spaces, hyphens or points between its groups.
 * Returns undefined when the text cannot be a code.
 */
export const readCodigoDeVerificacion = (text: string): string | undefined => {
  const codigo = text.replace(/[\s.·-]/g, '').toUpperCase()
  return CODIGO.test(codigo) ? codigo : undefined
}

/**
 * Reads what a scanner read from the QR code of a paper, which is the address of the page that verifies it, or only its
 * code. A scanner set for another keyboard writes other signs instead of those of the address, so only its end counts.
 */
export const readCodigoLeido = (text: string): string | undefined => {
  const [, codigo = text] = /verificar[^a-z\d]([a-z\d-]+)\W?$/i.exec(text.trim()) ?? []
  return readCodigoDeVerificacion(codigo)
}

/** Writes a code in groups of four characters, as papers and screens show it. Another text stays as it is. */
export const formatCodigoDeVerificacion = (codigo: string): string =>
  CODIGO.test(codigo) ? (codigo.match(/.{4}/g) ?? []).join('-') : codigo
