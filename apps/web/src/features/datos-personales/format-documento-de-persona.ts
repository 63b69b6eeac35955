import { formatCuit, formatDni } from '@apremia/core'

/** Formats the document number of a person as a CUIT or as a DNI, by its length. */
export const formatDocumentoDePersona = (documento: string): string =>
  documento.length === 11 ? formatCuit(documento) : formatDni(documento)
