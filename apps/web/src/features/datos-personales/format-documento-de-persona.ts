import { formatCuit, formatDni } from '@apremia/core'

export const formatDocumentoDePersona = (documento: string): string =>
  documento.length === 11 ? formatCuit(documento) : formatDni(documento)
