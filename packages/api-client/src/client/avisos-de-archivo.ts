/** Header with the notices about a file. A header has only ASCII, so the list is JSON with percent encoding. */
export const AVISOS_DE_ARCHIVO = 'x-avisos'

export const encodeAvisos = (avisos: readonly string[]): string =>
  encodeURIComponent(JSON.stringify(avisos))

/**
 * Decodes the notices of the header. A header that cannot be decoded gives no notices, because the file matters more
 * than its notices.
 */
export const decodeAvisos = (header: string | null): readonly string[] => {
  if (header === null) return []
  try {
    const avisos: unknown = JSON.parse(decodeURIComponent(header))
    return Array.isArray(avisos) ? avisos.filter((aviso) => typeof aviso === 'string') : []
  } catch {
    return []
  }
}
