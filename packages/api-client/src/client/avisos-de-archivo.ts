/**
 * Name of the HTTP header with the notices about a downloaded file. A header can have only ASCII, so the notices are
 * JSON with percent encoding.
 */
export const AVISOS_DE_ARCHIVO = 'x-avisos'

export const encodeAvisos = (avisos: readonly string[]): string =>
  encodeURIComponent(JSON.stringify(avisos))

/**
 * Decodes the notices about a downloaded file from their HTTP header. When the header cannot be decoded, returns no
 * notices, because the file matters more than its notices.
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
