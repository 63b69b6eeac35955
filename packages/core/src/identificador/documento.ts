import { parseCuit } from './cuit.ts'
import { formatDni } from './dni.ts'

/** Formats a CUIT (tax number) or a DNI (identity number). Any other document is returned unchanged. */
export const formatDocumento = (documento: string): string =>
  parseCuit(documento)?.texto ?? formatDni(documento)
