const MAXIMO = 120
const SEGURA = /^https:\/\/[a-z\d]+(?:[.-][a-z\d]+)*(?::\d{1,5})?(?:\/[\w.~-]+)*\/?$/i
/**
 * Pattern of an address of the server's own machine, for demonstrations and tests. Every other public address must use
 * HTTPS.
 */
const DE_ESTA_MAQUINA = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?\/?$/i

/**
 * Parses the public address of the installation, without the last '/'. '' means no address. Undefined for an address
 * without HTTPS, or with a user, a query or a fragment.
 */
export const parseDireccionPublica = (text: string): string | undefined => {
  const direccion = text.trim()
  if (direccion === '') return ''
  const sirve = SEGURA.test(direccion) || DE_ESTA_MAQUINA.test(direccion)
  return sirve && direccion.length <= MAXIMO ? direccion.replace(/\/$/, '') : undefined
}

/**
 * Returns the address of the page that verifies a document, for its QR code. '' when the installation has no public
 * address or the document has no code. The document then prints neither a QR code nor an address.
 */
export const direccionDeVerificacion = (publica: string, codigo: string): string =>
  publica === '' || codigo === '' ? '' : `${publica}/verificar/${codigo}`

/**
 * Returns the field `direccionVerificacion` for the data of a document. The field has the address of the page that
 * verifies the document. When there is no address, the returned object is empty.
 */
export const conDireccionDeVerificacion = (
  publica: string,
  codigo: string,
): { readonly direccionVerificacion?: string } => {
  const direccionVerificacion = direccionDeVerificacion(publica, codigo)
  return direccionVerificacion === '' ? {} : { direccionVerificacion }
}
