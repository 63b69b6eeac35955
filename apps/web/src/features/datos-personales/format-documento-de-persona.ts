import { formatCuit, formatDni } from '@apremia/core'

/** Formats the document of the person asked about, as a CUIT or a DNI by its length. */
export const formatDocumentoDePersona = (documento: string): string =>
  documento.length === 11 ? formatCuit(documento) : formatDni(documento)
