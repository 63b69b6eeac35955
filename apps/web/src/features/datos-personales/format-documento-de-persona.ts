import { formatCuit, formatDni } from '@apremia/core'

/** The number of whom it is about, as it is read. */
export const formatDocumentoDePersona = (documento: string): string =>
  documento.length === 11 ? formatCuit(documento) : formatDni(documento)
