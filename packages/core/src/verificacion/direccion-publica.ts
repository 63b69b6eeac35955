const MAXIMO = 120
const SEGURA = /^https:\/\/[a-z\d]+(?:[.-][a-z\d]+)*(?::\d{1,5})?(?:\/[\w.~-]+)*\/?$/i
/** Address of the same machine, for demonstrations and tests. No other address may be without encryption. */
const DE_ESTA_MAQUINA = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?\/?$/i

/**
 * Reads the public address of the installation, without the last '/'. '' means that there is none. Returns undefined
 * for an address without encryption, with a user, a query or a fragment.
 */
export const parseDireccionPublica = (text: string): string | undefined => {
  const direccion = text.trim()
  if (direccion === '') return ''
  const sirve = SEGURA.test(direccion) || DE_ESTA_MAQUINA.test(direccion)
  return sirve && direccion.length <= MAXIMO ? direccion.replace(/\/$/, '') : undefined
}

/**
 * Returns the address of the page that verifies a paper, which its QR code shows. '' when the installation has no public
 * address or the paper has no code: such a paper has neither QR code nor address.
 */
export const direccionDeVerificacion = (publica: string, codigo: string): string =>
  publica === '' || codigo === '' ? '' : `${publica}/verificar/${codigo}`

/** Returns the field of the data of a paper with the address that its QR code shows, or no field when it has none. */
export const conDireccionDeVerificacion = (
  publica: string,
  codigo: string,
): { readonly direccionVerificacion?: string } => {
  const direccionVerificacion = direccionDeVerificacion(publica, codigo)
  return direccionVerificacion === '' ? {} : { direccionVerificacion }
}
