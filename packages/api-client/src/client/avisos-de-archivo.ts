/** Header with the notices about a file. A header has only ASCII, so the list is JSON with percent encoding. */
export const AVISOS_DE_ARCHIVO = 'x-avisos'

export const encodeAvisos = (avisos: readonly string[]): string =>
  encodeURIComponent(JSON.stringify(avisos))

/** Reads the notices of a header. A header that cannot be read has none, because the file is worth more than them. */
export const decodeAvisos = (header: string | null): readonly string[] => {
  if (header === null) return []
  try {
    const avisos: unknown = JSON.parse(decodeURIComponent(header))
    return Array.isArray(avisos) ? avisos.filter((aviso) => typeof aviso === 'string') : []
  } catch {
    return []
  }
}
